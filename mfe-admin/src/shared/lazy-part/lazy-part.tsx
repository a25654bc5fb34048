import { QueryStates } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

interface LazyPartProps<Props> {
  name: string;
  /** Brings its code, a chunk of its own. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part whose code loads on first use; a failed load can be retried. */
export function LazyPart<Props extends object>({ name, load, props }: LazyPartProps<Props>) {
  const query = useQuery({
    queryKey: ['chunk', name],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ Part }) => <Part {...props} />}
    </QueryStates>
  );
}
