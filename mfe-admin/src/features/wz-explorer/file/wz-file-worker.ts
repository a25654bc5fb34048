import { WzFileError, type FileToRead, type FromFileWorker } from './wz-file';
import { fileText, readWzXml, xmlBytesOf } from './read-wz-xml';

globalThis.addEventListener('message', ({ data }: MessageEvent<FileToRead>) => void read(data));

async function read({ name, content }: FileToRead): Promise<void> {
  try {
    const bytes = await xmlBytesOf(new Uint8Array(await content.arrayBuffer()), name);
    answer({ kind: 'tree', tree: readWzXml(fileText(bytes)) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    answer({
      kind: 'refused',
      fault: error instanceof WzFileError ? error.fault : { code: 'reader', reason },
    });
  }
}

function answer(message: FromFileWorker): void {
  globalThis.postMessage(message, {});
}
