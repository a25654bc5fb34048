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
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MAX_FILE_BYTES) {
        throw new WzFileError({ code: 'tooLargeInflated', limit: MAX_FILE_BYTES });
      }
      parts.push(part.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof WzFileError ? error : new WzFileError({ code: 'inflate' });
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
