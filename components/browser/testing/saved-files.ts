function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}

/** Catches the files that a page saves: name, type and text. */
export function savedFiles() {
  const files: [name: string, blob: Blob][] = [];
  let last: Blob;
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      last = blob;
      return 'blob:last';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push([this.download, last]);
    });
  });
  return () =>
    Promise.all(files.map(async ([name, blob]) => [name, blob.type, await textOf(blob)]));
}
