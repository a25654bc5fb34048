import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { bytesOf, type FileSet } from '../files/release-files.js';
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

export interface NewVersion {
  row: ReleaseEntity;
  /** `release.json` among them. */
  files: FileSet;
}

export function newVersion(
  { name, version, createdAt }: Pick<ReleaseJson, 'name' | 'version' | 'createdAt'>,
  files: FileSet,
  provenance: Partial<Provenance> = {},
): NewVersion {
  const unknown: Provenance = { author: null, commit: null, message: null, tokenName: null };
  return {
    row: { remote: name, version, createdAt, bytes: bytesOf(files), ...unknown, ...provenance },
    files,
  };
}
