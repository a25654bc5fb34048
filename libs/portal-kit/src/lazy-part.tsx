import { QueryStates } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

export interface LazyPartProps<Props> {
  /** Of the code, no other part has it. */
  name: string;
  /** Brings its code, a chunk of its own. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** As of `QueryStates`. */
  skeleton?: ReactNode;
}

/** A part whose code loads on first use and stays; a failed load can be retried. */
export function LazyPart<Props extends object>({
  name,
  load,
  props,
  skeleton = '16rem',
}: LazyPartProps<Props>) {
  const query = useQuery({
    queryKey: ['chunk', name],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ Part }) => <Part {...props} />}
    </QueryStates>
  );
}
