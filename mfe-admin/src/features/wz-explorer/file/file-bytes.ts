import { readBounded } from '../../../shared/developer/read-bounded';
import { MAX_FILE_BYTES } from './file-limits';
import { WzFileError } from './wz-file-fault';

const GZIP = [0x1f, 0x8b];

/** The bytes of the XML: those of the file, or what is packed in them. */
export async function xmlBytesOf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.length > MAX_FILE_BYTES) throw new WzFileError({ code: 'tooLarge', limit: MAX_FILE_BYTES });
  if (bytes.length === 0) throw new WzFileError({ code: 'empty' });
  const isPacked = name.toLowerCase().endsWith('.gz') || GZIP.every((byte, index) => bytes[index] === byte);
  return isPacked ? inflated(bytes) : bytes;
}

/** Stops as soon as more comes out than a file may have: a small file can hold gigabytes. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const tooLarge = () => new WzFileError({ code: 'tooLargeInflated', limit: MAX_FILE_BYTES });
  try {
    const parts = await readBounded(stream, MAX_FILE_BYTES, tooLarge);
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch (error) {
    throw error instanceof WzFileError ? error : new WzFileError({ code: 'inflate' });
  }
}
