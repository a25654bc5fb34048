import { getFile } from '@portico/api-client/runtime';
import { apiAddress } from '@portico/contract';
import { queryOptions } from '@tanstack/react-query';
import { fileAt } from '../../../shared/developer/file-at';
import type { FileToRead } from './file-messages';
import { MAX_FILE_BYTES } from './file-limits';
import { readBeside } from './read-beside';

/** A file of the reader's own; the number tells one opening from the next. */
export interface OwnFile extends FileToRead {
  opening: number;
}

/** What is read stays as it is: files are large, and read again only on a press. */
const AS_READ = { staleTime: Infinity, gcTime: 0, structuralSharing: false } as const;

export function ownFileQuery(file: OwnFile | undefined) {
  return queryOptions({
    queryKey: ['wz-file', 'own', file?.opening ?? 0],
    enabled: file !== undefined,
    queryFn: ({ signal }) => readBeside(file ?? { name: '', content: new Blob() }, signal),
    ...AS_READ,
  });
}

/** A file by its path, from the portal or from the origin of XML files that the owner named. */
export function pathFileQuery(path: string, origin: string | undefined) {
  return queryOptions({
    queryKey: ['wz-file', origin ?? 'portal', path],
    enabled: path !== '',
    queryFn: async ({ signal }) => {
      const content =
        origin === undefined
          ? await getFile(apiAddress('/api/wz/wz-file', { path }))
          : await fileAt(origin, path, { signal, maxBytes: MAX_FILE_BYTES });
      return readBeside({ name: path, content }, signal);
    },
    ...AS_READ,
  });
}
