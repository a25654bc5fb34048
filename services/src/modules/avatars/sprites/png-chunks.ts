export interface PngChunk {
  type: string;
  data: Buffer;
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length and name before the content, a checksum behind it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** Chunks of a PNG in order, without incomplete ones. */
export function pngChunks(bytes: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + HEAD_BYTES <= bytes.length;) {
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + HEAD_BYTES),
      data: bytes.subarray(at + HEAD_BYTES, end),
    });
    at = end + CHECKSUM_BYTES;
  }
  return chunks;
}
