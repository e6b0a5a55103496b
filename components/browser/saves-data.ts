interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

export function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
}
