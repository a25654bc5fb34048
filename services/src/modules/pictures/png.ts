const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, length and name of the first chunk, then width and height. */
const HEADER_BYTES = 24;
const MAX_SIDE = 4096;

/** No sprite of the game is this large. A larger file is not shown. */
export const MAX_PNG_BYTES = 1_048_576;

/** Whether bytes are a PNG picture that a page may show: it has the signature, begins with its header, and its sides fit in memory. */
export function isPng(bytes: Buffer): boolean {
  if (bytes.length < HEADER_BYTES || bytes.length > MAX_PNG_BYTES) return false;
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return sides.every((side) => side >= 1 && side <= MAX_SIDE);
}
