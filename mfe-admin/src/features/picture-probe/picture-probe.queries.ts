import { queryOptions } from '@tanstack/react-query';
import { FileAtError } from '../../shared/developer/file-at';
import { dataAddressOf } from '../../shared/developer/sprites.queries';

export type PngAnswer = Awaited<ReturnType<typeof askForPng>>;

export function pngQuery(url: string | undefined) {
  return queryOptions({
    queryKey: ['picture-probe', url],
    enabled: url !== undefined,
    queryFn: ({ signal }) => askForPng(url ?? '', signal),
    gcTime: 0,
    structuralSharing: false,
  });
}

async function askForPng(url: string, signal: AbortSignal) {
  const start = performance.now();
  const answer = await fetch(url, { signal, credentials: 'omit', cache: 'no-store' }).catch(() => undefined);
  signal.throwIfAborted();
  if (answer === undefined) throw new FileAtError({ code: 'unreachable' });
  if (Number(answer.headers.get('content-length')) > MAX_PNG_BYTES) {
    await answer.body?.cancel();
    throw new FileAtError({ code: 'tooLarge' });
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > MAX_PNG_BYTES) throw new FileAtError({ code: 'tooLarge' });
  const facts = pngFacts(bytes);
  return {
    status: answer.status,
    milliseconds: performance.now() - start,
    contentType: answer.headers.get('content-type') ?? '',
    bytes: bytes.length,
    facts,
    // A picture that is too large is not unpacked.
    picture:
      facts && facts.width <= MAX_SIDE && facts.height <= MAX_SIDE ? await pictureOf(bytes) : undefined,
  };
}

/** Undefined if the picture is damaged. */
async function pictureOf(bytes: Uint8Array<ArrayBuffer>) {
  const file = new Blob([bytes], { type: 'image/png' });
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) return undefined;
    context.drawImage(bitmap, 0, 0);
    const alpha = alphaOf(context.getImageData(0, 0, width, height).data);
    return { address: await dataAddressOf(file), alpha };
  } catch {
    // The header is valid but the pixels are not; the page shows that.
    return undefined;
  }
}

/** Larger pictures would need more than a hundred megabytes. */
export const MAX_SIDE = 4096;

const MAX_PNG_BYTES = 8 * 1_048_576;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Offset of size, bit depth and color type in the header. */
const SIZE_AT = 16;
const DEPTH_AT = 24;
const COLOR_AT = 25;
const COLOR_TYPES_WITH_ALPHA = new Set([4, 6]);

/** Parses the PNG header; undefined for anything else. */
export function pngFacts(bytes: Uint8Array) {
  if (bytes.length <= COLOR_AT || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    width: view.getUint32(SIZE_AT),
    height: view.getUint32(SIZE_AT + 4),
    bitDepth: view.getUint8(DEPTH_AT),
    hasAlphaChannel: COLOR_TYPES_WITH_ALPHA.has(view.getUint8(COLOR_AT)),
  };
}

/** Shares of clear and partly clear pixels, from 0 to 1. */
export function alphaOf(data: Uint8ClampedArray) {
  const pixels = data.length / 4;
  let [clear, partial] = [0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) clear += 1;
    else if (data[at] !== 255) partial += 1;
  }
  return { clear: clear / pixels, partial: partial / pixels };
}
