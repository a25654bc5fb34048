import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { bytesOf, type FileSet } from '../files/release-files.js';
import type { ReleaseEntity } from './release.entities.js';

export type ActiveRelease = ActiveJson['remotes'][string];

export type Provenance = Pick<
  ReleaseEntity,
  'author' | 'commit' | 'message' | 'tokenName' | 'keyName' | 'keyFingerprint'
>;

/** The entry of a remote. A name such as `constructor` finds nothing inherited. */
export function entryOf(
  remotes: Readonly<Record<string, ActiveRelease>>,
  name: string,
): ActiveRelease | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

export function newEntry(version: string, since: number): ActiveRelease {
  const unknown = { previous: null, startedFrom: null, withdrawn: null };
  return { version, since, ...unknown, imageVersions: [], lastServed: {} };
}

export function servedUntil({ lastServed, version }: ActiveRelease, now: number): Record<string, number> {
  return { ...lastServed, [version]: now };
}

export interface NewVersion {
  row: ReleaseEntity;
  /** Includes `release.json`. */
  files: FileSet;
}

export function newVersion(
  { name, version, createdAt }: Pick<ReleaseJson, 'name' | 'version' | 'createdAt'>,
  files: FileSet,
  provenance: Partial<Provenance> = {},
): NewVersion {
  const unsigned = { tokenName: null, keyName: null, keyFingerprint: null };
  const unknown: Provenance = { author: null, commit: null, message: null, ...unsigned };
  const row = { remote: name, version, createdAt, bytes: bytesOf(files), ...unknown, ...provenance };
  return { row, files };
}
