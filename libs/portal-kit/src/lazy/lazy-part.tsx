import { QueryStates } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

export interface LazyPartProps<Props> {
  /** Loads its code, a chunk of its own. A constant of the module. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Like that of `QueryStates`. */
  skeleton?: ReactNode;
}

/** A part whose code loads on first use and stays; a failed load can be retried. */
export function LazyPart<Props extends object>({ load, props, skeleton = '16rem' }: LazyPartProps<Props>) {
  const query = useQuery({
    queryKey: ['chunk', keyOf(load)],
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

const keys = new WeakMap<() => Promise<unknown>, number>();

/** Random, because all remotes share one cache, and a remote that is loaded again must not find the chunks of its old release there. */
function keyOf(load: () => Promise<unknown>): number {
  const key = keys.get(load) ?? Math.random();
  keys.set(load, key);
  return key;
}
