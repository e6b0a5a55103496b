/** A storage as browsers have it, which can be filled up and blocked. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly entries: Map<string, string>;
  quota = Infinity;
  isBlocked = false;
  writes = 0;

  constructor(entries: Readonly<Record<string, string>> = {}) {
    this.entries = new Map(Object.entries(entries));
  }

  private check(): void {
    if (this.isBlocked) throw new DOMException('Blocked', 'SecurityError');
  }

  getItem(key: string): string | null {
    this.check();
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.check();
    const others = [...this.entries].filter(([name]) => name !== key);
    const total = others.reduce((sum, [, text]) => sum + text.length, value.length);
    const isShrinking = value.length <= (this.entries.get(key)?.length ?? -1);
    if (total > this.quota && !isShrinking) throw new DOMException('Full', 'QuotaExceededError');
    this.writes += 1;
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.check();
    this.entries.delete(key);
  }

  clear(): void {
    this.check();
    this.entries.clear();
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  get length(): number {
    return this.entries.size;
  }

  get size(): number {
    return [...this.entries.values()].reduce((sum, text) => sum + text.length, 0);
  }

  all(): Record<string, string> {
    return Object.fromEntries(this.entries);
  }
}
