import { join } from 'node:path';

/** Segments that may stand in a file's address: no percent signs, no leading dot, nothing a file system reads twice. */
export const SAFE_SEGMENT = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~+-]*$/;

/** Folder of a home that keeps files of releases at hand. */
export class ReleasePaths {
  readonly folder: string;
  /** State of a home from before releases were in the database. */
  readonly active: string;
  readonly lock: string;
  /** Releases that the shell has rendered. */
  readonly trials: string;

  constructor(home: string) {
    this.folder = join(home, 'releases');
    this.active = join(this.folder, 'active.json');
    this.lock = join(this.folder, 'active.lock');
    this.trials = join(this.folder, '.trials.json');
  }

  remote(name: string): string {
    return join(this.folder, name);
  }

  version(name: string, version: string): string {
    return join(this.folder, name, version);
  }

  /** A folder of its own for files that are not in service yet, or not any more: a dot keeps it out of every listing. */
  staging(mark: string): string {
    return join(this.folder, `.staging-${mark}`);
  }
}

/** Address of a release file; absolute addresses (a CDN) are kept. */
export function releaseAddress(name: string, version: string, file: string): string {
  return file.startsWith('https://') ? file : `/releases/${name}/${version}/${file}`;
}
