/** Milliseconds after which the browser has taken the file: a phone asks first. */
const takenMs = 60_000;

/** Call it in a click. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), takenMs);
}
