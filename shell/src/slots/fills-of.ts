import type { Registry, RegistryFill, RegistryRemote } from '@portico/contract';
import { evaluatedRelease } from '../federation/remote-views';

export interface SlotFill {
  remote: RegistryRemote;
  fill: RegistryFill;
}

/** Fills of a slot in order. A remote that already runs uses its running release: a newer one needs a new document. */
export function fillsOf(slot: string, { remotes }: Registry): SlotFill[] {
  return remotes
    .filter(({ problem }) => problem === undefined)
    .map((remote) => evaluatedRelease(remote.name) ?? remote)
    .flatMap((remote) => {
      const fill = remote.fills?.find((candidate) => candidate.slot === slot);
      return fill === undefined ? [] : [{ remote, fill }];
    })
    .sort((a, b) => a.fill.order - b.fill.order);
}

export function fillSelector(key: string): string {
  const [remote = '', slot = ''] = key.split(' ');
  return `[data-slot="${slot}"] > [data-remote="${remote}"]`;
}
