import { getFile } from '@portico/api-client/runtime';
import { apiAddress } from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { defineSearch, uncheckedText, oneOf, usePortal, useSearch } from '@portico/portal-kit';
import { useState } from 'react';
import { EXAMPLE_FILE } from '../../../shared/developer/examples';
import { fileAt } from '../../../shared/developer/file-at';
import { workerAnswer } from '../../../shared/worker-answer';
import { MAX_FILE_BYTES, WzFileError, type FileToRead, type FromFileWorker, type WzTree } from './wz-file';

/** `opening` is a counter, so that a file that is opened again is read again. */
interface OwnFile extends FileToRead {
  opening: number;
}

async function readAtPath(path: string, origin: string | undefined, signal: AbortSignal) {
  const content =
    origin === undefined
      ? await getFile(apiAddress('/api/wz/wz-file', { path }))
      : await fileAt(origin, path, { signal, maxBytes: MAX_FILE_BYTES });
  return readInWorker({ name: path, content }, signal);
}

/** Parses in a worker; nothing leaves the browser. */
async function readInWorker(file: FileToRead, signal: AbortSignal): Promise<WzTree> {
  // A file that is too large is not read at all.
  if (file.content.size > MAX_FILE_BYTES) throw new WzFileError({ code: 'tooLarge', limit: MAX_FILE_BYTES });
  const worker = new Worker(
    /* webpackChunkName: "worker-wz-file" */ new URL('./wz-file-worker.ts', import.meta.url),
    { name: 'wz-file' },
  );
  worker.postMessage(file, []);
  return workerAnswer<WzTree>(
    worker,
    signal,
    ({ resolve, reject }) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromFileWorker>) => {
        if (data.kind === 'tree') resolve(data.tree);
        else reject(new WzFileError(data.fault));
      }),
    (reason) => new WzFileError({ code: 'reader', reason }),
  );
}

/** Source of a file: the portal, or the origin for XML files in the settings. */
export type FileSource = 'portal' | 'xml';

const fileSearch = defineSearch({
  file: { ...uncheckedText(), fallback: EXAMPLE_FILE },
  from: oneOf(['xml'], 'portal'),
});

export function useWzFile() {
  const { xmlOrigin } = usePortal().config.developerTools;
  const { view, set } = useSearch(fileSearch);
  const [own, setOwn] = useState<OwnFile>();
  const source: FileSource = view.from === 'xml' && xmlOrigin !== undefined ? 'xml' : 'portal';
  const origin = source === 'xml' ? xmlOrigin : undefined;
  // A file of one's own is open while the address names no other.
  const isOwn = own !== undefined && view.file === EXAMPLE_FILE;
  const query = useQuery({
    queryKey: ['wz-file', ...(isOwn ? ['own', own.opening] : [origin ?? 'portal', view.file])],
    queryFn: ({ signal }) => (isOwn ? readInWorker(own, signal) : readAtPath(view.file, origin, signal)),
    // Files are large and do not change: they are read again only on request.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  return {
    name: isOwn ? own.name : view.file,
    /** '' while a file of one's own is open. */
    path: isOwn ? '' : view.file,
    source,
    tree: query.data,
    error: query.error,
    isReading: query.isFetching,
    retry: () => void query.refetch(),
    openOwn: (file: File) => {
      setOwn((before) => ({ name: file.name, content: file, opening: (before?.opening ?? 0) + 1 }));
      set({ file: '', from: '' }, { replace: true });
    },
    openPath: (file: string, from: FileSource) => {
      setOwn(undefined);
      if (file === view.file && from === source) void query.refetch();
      else set({ file, from });
    },
  };
}

export type WzFile = ReturnType<typeof useWzFile>;
