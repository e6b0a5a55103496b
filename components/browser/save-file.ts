const revokeAfterMs = 60_000;

/** Call it in a click. Browsers within apps ignore it, and nothing tells: see `IfNotSaved`. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
