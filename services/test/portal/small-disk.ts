import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(4096);
const MOUNT = ['-t', 'tmpfs', '-o', 'size=4m,nr_inodes=400', 'tmpfs'];

/** A disk of four megabytes. `isMounted` is false if this process may not mount one. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'portico-disk-'));
  readonly isMounted: boolean;

  constructor() {
    this.isMounted = this.mount();
  }

  /** Fills the disk to its last block, even if space was freed. */
  fill(): void {
    const filler = join(this.folder, 'filler');
    while (statfsSync(this.folder).bfree > 0) appendFileSync(filler, BLOCK);
  }

  /** Removes the filler and leaves everything else. */
  makeRoom(): void {
    rmSync(join(this.folder, 'filler'));
  }

  clear(): void {
    for (const name of readdirSync(this.folder))
      rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  unmount(): void {
    if (this.isMounted) execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }

  private mount(): boolean {
    try {
      execFileSync('mount', [...MOUNT, this.folder], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }
}
