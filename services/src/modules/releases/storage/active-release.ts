import type { ActiveJson } from '@portico/contract';
import type { ReleaseEntity } from './release.entities.js';

export type ActiveRelease = ActiveJson['remotes'][string];

/** Origin of a release, as far as it is known. */
export type Provenance = Pick<ReleaseEntity, 'author' | 'commit' | 'message' | 'tokenName'>;

/** The entry of a remote; names such as `constructor` are nothing but names. */
export function entryOf(
  remotes: Readonly<Record<string, ActiveRelease>>,
  name: string,
): ActiveRelease | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}
