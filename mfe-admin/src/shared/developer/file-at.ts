/** Why there is no file at an address outside of the portal. */
export type FileFault = { code: 'status'; status: number } | { code: 'unreachable' | 'tooLarge' };

export class FileAtError extends Error {
  constructor(readonly fault: FileFault) {
    super(fault.code);
  }
}

export interface FileAtOptions {
  signal: AbortSignal;
  maxBytes: number;
}

/** The file at a path of another origin, which has to allow pages of this one to read it; nothing of the reader is sent along. */
export async function fileAt(origin: string, path: string, options: FileAtOptions): Promise<Blob> {
  const address = new URL(`./${path.replace(/^\/+/, '')}`, `${origin}/`).href;
  const answer = await fetch(address, {
    signal: options.signal,
    credentials: 'omit',
    cache: 'no-store',
  }).catch(() => undefined);
  options.signal.throwIfAborted();
  if (answer === undefined) throw new FileAtError({ code: 'unreachable' });
  if (!answer.ok) throw new FileAtError({ code: 'status', status: answer.status });
  return new Blob(await partsOf(answer, options.maxBytes));
}

/** What the answer says of its length can be wrong: it is counted. */
async function partsOf({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  if (body === null) return parts;
  const reader = body.getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new FileAtError({ code: 'tooLarge' });
    }
    parts.push(part.value);
  }
  return parts;
}
