import { queryOptions } from '@tanstack/react-query';
import { FileAtError } from '../../shared/developer/file-at';
import { dataAddressOf } from '../../shared/developer/sprites.queries';
import { type AlphaCounts, alphaOf, MAX_PNG_BYTES, MAX_SIDE, type PngFacts, pngFacts } from './png-facts';

/** What came of asking for a picture. */
export interface PngAnswer {
  status: number;
  milliseconds: number;
  contentType: string;
  bytes: number;
  /** What its head says; undefined for what is no PNG. */
  facts: PngFacts | undefined;
  /** Undefined where its pixels were not unpacked: too large, or damaged. */
  picture: { address: string; alpha: AlphaCounts } | undefined;
}

export function pngQuery(url: string | undefined) {
  return queryOptions({
    queryKey: ['picture-probe', url],
    enabled: url !== undefined,
    queryFn: ({ signal }) => askForPng(url ?? '', signal),
    gcTime: 0,
    structuralSharing: false,
  });
}

async function askForPng(url: string, signal: AbortSignal): Promise<PngAnswer> {
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
    picture:
      facts && facts.width <= MAX_SIDE && facts.height <= MAX_SIDE ? await pictureOf(bytes) : undefined,
  };
}

async function pictureOf(bytes: Uint8Array<ArrayBuffer>): Promise<PngAnswer['picture']> {
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
    // Its head is that of a PNG, its pixels are not: the page says so.
    return undefined;
  }
}
