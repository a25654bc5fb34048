import type { ReleaseJson } from '@portico/contract';
import type { ReleaseStore } from '../storage/release-store.js';
import { ReleaseVerifier } from './release-verifier.js';

/** Keeps the files of the live releases on the disk as the database has them: what is missing or was changed there is written again. */
export class FilesInService {
  private readonly verifier = new ReleaseVerifier();

  constructor(private readonly store: ReleaseStore) {}

  /** Waits until everything that was seen has been read. */
  settled(): Promise<void> {
    return this.verifier.settled();
  }

  /** Why the database cannot give the files of a release; undefined when all is well. */
  async provide(release: ReleaseJson): Promise<string | undefined> {
    if (this.isOnDisk(release, await this.store.cache.inspect(release))) return undefined;
    const damage = await this.store.restore(release);
    this.verifier.forget(this.store.paths.version(release.name, release.version));
    return damage;
  }

  private isOnDisk(
    release: ReleaseJson,
    { damage, fingerprint }: Awaited<ReturnType<ReleaseStore['cache']['inspect']>>,
  ): boolean {
    if (damage !== undefined) return false;
    const folder = this.store.paths.version(release.name, release.version);
    return this.verifier.damageOf(folder, release, fingerprint) === undefined;
  }
}
