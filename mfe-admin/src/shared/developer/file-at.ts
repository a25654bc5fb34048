import { useTexts } from '@portico/i18n';
import { readBounded } from './read-bounded';

/** Why there is no file at an address outside of the portal. */
type FileFault = { code: 'status'; status: number } | { code: 'unreachable' | 'tooLarge' };

export class FileAtError extends Error {
  constructor(readonly fault: FileFault) {
    super(fault.code);
  }
}

interface FileAtOptions {
  signal: AbortSignal;
  maxBytes: number;
}

/** Fetches a file from another origin, which must allow it (CORS); sends no credentials. */
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
  if (answer.body === null) return new Blob();
  const tooLarge = () => new FileAtError({ code: 'tooLarge' });
  return new Blob(await readBounded(answer.body, options.maxBytes, tooLarge));
}

/** Why there is no file at an address outside of the portal, in words. */
export function useFileFaultText(): (fault: FileFault) => string {
  const t = useTexts('mfe-admin');
  return (fault) =>
    fault.code === 'status'
      ? t('developer.file.status', { status: fault.status })
      : t(`developer.file.${fault.code}`);
}
