import { LRUCache } from 'lru-cache';
import type { ReleaseJson } from '@portico/contract';
import { findDamage } from '../files/release-integrity.js';

/** More than the remotes of any portal. */
const MAX_RELEASES = 200;

interface Verdict {
  fingerprint: string;
  damage: string | undefined;
}

/** Results of full reads of the live releases on disk. A release is read in the background when it is new or a file changed, never during a request. */
export class ReleaseVerifier {
  private readonly verdicts = new LRUCache<string, Verdict>({ max: MAX_RELEASES });
  private readonly waiting = new Map<string, string>();
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly read: typeof findDamage = findDamage) {}

  /** Known damage; the last result counts until the next read ends. */
  damageOf(folder: string, release: ReleaseJson, fingerprint: string): string | undefined {
    const verdict = this.verdicts.get(folder);
    if (verdict?.fingerprint !== fingerprint && this.waiting.get(folder) !== fingerprint) {
      this.waiting.set(folder, fingerprint);
      this.queue = this.queue.then(() => this.verify(folder, release, fingerprint));
    }
    return verdict?.damage;
  }

  /** The files were written again. */
  forget(folder: string): void {
    this.verdicts.delete(folder);
  }

  /** Waits until everything that was seen has been read. */
  settled(): Promise<void> {
    return this.queue;
  }

  private async verify(folder: string, release: ReleaseJson, fingerprint: string): Promise<void> {
    try {
      this.verdicts.set(folder, { fingerprint, damage: await this.read(folder, release) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The disk may recover: no fingerprint, so that it is read again.
      this.verdicts.set(folder, { fingerprint: '', damage: `it cannot be read: ${reason}` });
    } finally {
      if (this.waiting.get(folder) === fingerprint) this.waiting.delete(folder);
    }
  }
}
