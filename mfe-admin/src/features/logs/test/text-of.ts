/** The text of a file without the UTF-8 mark, read with jsdom's reader. */
export function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
    reader.readAsText(file ?? new Blob());
  });
}
