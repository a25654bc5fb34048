import type { ReleaseJson } from '@portico/contract';
import { bytesOf, type FileSet } from '../files/release-files.js';
import type { Provenance } from './active-release.js';
import type { ReleaseEntity } from './release.entities.js';

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
