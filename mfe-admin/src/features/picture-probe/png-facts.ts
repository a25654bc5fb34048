/** Larger pictures are not unpacked: their pixels would take a hundred megabytes and more. */
export const MAX_SIDE = 4096;

export const MAX_PNG_BYTES = 8 * 1_048_576;

export interface PngFacts {
  width: number;
  height: number;
  /** How its pixels are written, as its head says. */
  hasAlphaChannel: boolean;
  bitDepth: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Where the head has the size, the bits per channel and the type of colour. */
const SIZE_AT = 16;
const DEPTH_AT = 24;
const COLOR_AT = 25;
const COLOR_TYPES_WITH_ALPHA = new Set([4, 6]);

/** What the head of a PNG says of it; undefined for what is none. */
export function pngFacts(bytes: Uint8Array): PngFacts | undefined {
  if (bytes.length <= COLOR_AT || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    width: view.getUint32(SIZE_AT),
    height: view.getUint32(SIZE_AT + 4),
    bitDepth: view.getUint8(DEPTH_AT),
    hasAlphaChannel: COLOR_TYPES_WITH_ALPHA.has(view.getUint8(COLOR_AT)),
  };
}

export interface AlphaCounts {
  /** Shares of all pixels, from 0 to 1. */
  clear: number;
  partial: number;
}

/** How much of a picture lets through. */
export function alphaOf(data: Uint8ClampedArray): AlphaCounts {
  const pixels = data.length / 4;
  let [clear, partial] = [0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) clear += 1;
    else if (data[at] !== 255) partial += 1;
  }
  return { clear: clear / pixels, partial: partial / pixels };
}
