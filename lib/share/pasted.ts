const FRAGMENT = /(?:^|#|%23)(plan(?:=|%3d)[^\s<>"]*)/i;

export function fragmentIn(text: string): string | undefined {
  const [, fragment] = FRAGMENT.exec(text.trim()) ?? [];
  return fragment === undefined ? undefined : `#${fragment}`;
}
