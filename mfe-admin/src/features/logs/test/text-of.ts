/** The text of a file, without the mark of UTF-8; by the reader that jsdom has. */
export function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
    reader.readAsText(file ?? new Blob());
  });
}
