import type { ReleaseJson } from '@portico/contract';
import { LRUCache } from 'lru-cache';
import { reasonOf } from '../../../platform/errors/index.js';
import { findDamage, type Inspected } from '../files/release-integrity.js';
import type { ReleaseStore } from '../storage/release-store.js';

const MAX_RELEASES = 200;

/** Results of full reads of the live releases on disk. Changed files are read in the background, never during a request. */
export class ReleaseVerifier {
  private readonly verdicts = new LRUCache<string, Inspected>({ max: MAX_RELEASES });
  private readonly waiting = new Map<string, string>();
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly read: typeof findDamage = findDamage) {}

  /** Known damage. The last result stays valid until the next read ends. */
  damageOf(folder: string, release: ReleaseJson, fingerprint: string): string | undefined {
    const verdict = this.verdicts.get(folder);
    if (verdict?.fingerprint !== fingerprint && this.waiting.get(folder) !== fingerprint) {
      this.waiting.set(folder, fingerprint);
      this.queue = this.queue.then(() => this.verify(folder, release, fingerprint));
    }
    return verdict?.damage;
  }

  forget(folder: string): void {
    this.verdicts.delete(folder);
  }

  settled(): Promise<void> {
    return this.queue;
  }

  private async verify(folder: string, release: ReleaseJson, fingerprint: string): Promise<void> {
    try {
      this.verdicts.set(folder, { fingerprint, damage: await this.read(folder, release) });
    } catch (error) {
      const reason = reasonOf(error);
      // The disk may recover. Without a fingerprint the release is read again.
      this.verdicts.set(folder, { fingerprint: '', damage: `it cannot be read: ${reason}` });
    } finally {
      if (this.waiting.get(folder) === fingerprint) this.waiting.delete(folder);
    }
  }
}

/** Keeps the files of live releases on the disk the same as in the database. Missing or changed files are written again. */
export class FilesInService {
  private readonly verifier = new ReleaseVerifier();

  constructor(private readonly store: ReleaseStore) {}

  settled(): Promise<void> {
    return this.verifier.settled();
  }

  /** Reason why the database cannot give the files of a release; undefined if it can. */
  async provide(release: ReleaseJson): Promise<string | undefined> {
    const folder = this.store.paths.version(release.name, release.version);
    const onDisk = await this.store.cache.inspect(release);
    const fault = onDisk.damage ?? this.verifier.damageOf(folder, release, onDisk.fingerprint);
    if (fault === undefined) return undefined;
    const damage = await this.store.restore(release);
    this.verifier.forget(folder);
    return damage;
  }
}
