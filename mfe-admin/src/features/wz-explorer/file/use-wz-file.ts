import { defineSearch, oneOf, freeText, usePortal, useSearch } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnFile, ownFileQuery, pathFileQuery } from './wz-file.queries';

/** Where a file is loaded from: the portal, or the origin of XML files of the settings. */
export type FileSource = 'portal' | 'xml';

const fileSearch = defineSearch({ file: freeText(), from: oneOf(['xml'], 'portal') });

/** The one file that is open: one's own, or the one whose path the address has. */
export function useWzFile() {
  const { xmlOrigin } = usePortal().config.developerTools;
  const { view, set } = useSearch(fileSearch);
  const [own, setOwn] = useState<OwnFile>();
  const source: FileSource = view.from === 'xml' && xmlOrigin !== undefined ? 'xml' : 'portal';
  const ownQuery = useQuery(ownFileQuery(own));
  const pathQuery = useQuery(pathFileQuery(view.file, source === 'xml' ? xmlOrigin : undefined));
  const isOwn = own !== undefined && view.file === '';
  const query = isOwn ? ownQuery : pathQuery;
  return {
    /** '' where none is open. */
    name: isOwn ? own.name : view.file,
    path: view.file,
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
      if (file === view.file && from === source) void pathQuery.refetch();
      else set({ file, from });
    },
  };
}

export type WzFile = ReturnType<typeof useWzFile>;
