import { usePortal, useUrlState } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnFile, ownFileQuery, pathFileQuery } from './wz-file.queries';

/** Where a file is loaded from: the portal, or the origin of XML files of the settings. */
export type FileSource = 'portal' | 'xml';

const NO_FILE = { file: '', from: 'portal' };

/** The one file that is open: one's own, or the one whose path the address has. */
export function useWzFile() {
  const { xmlOrigin } = usePortal().config.developerTools;
  const { state, set } = useUrlState(NO_FILE);
  const [own, setOwn] = useState<OwnFile>();
  const source: FileSource = state.from === 'xml' && xmlOrigin !== undefined ? 'xml' : 'portal';
  const ownQuery = useQuery(ownFileQuery(own));
  const pathQuery = useQuery(pathFileQuery(state.file, source === 'xml' ? xmlOrigin : undefined));
  const isOwn = own !== undefined && state.file === '';
  const query = isOwn ? ownQuery : pathQuery;
  return {
    /** '' where none is open. */
    name: isOwn ? own.name : state.file,
    path: state.file,
    source,
    tree: query.data,
    error: query.error,
    isReading: query.isFetching,
    retry: () => void query.refetch(),
    openOwn: (file: File) => {
      setOwn((before) => ({ name: file.name, content: file, opening: (before?.opening ?? 0) + 1 }));
      set(NO_FILE, { replace: true });
    },
    openPath: (file: string, from: FileSource) => {
      setOwn(undefined);
      if (file === state.file && from === source) void pathQuery.refetch();
      else set({ file, from });
    },
  };
}

export type WzFile = ReturnType<typeof useWzFile>;
