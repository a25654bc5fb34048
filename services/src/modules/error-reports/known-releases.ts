import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { ReleaseRegistry, ReleaseStore } from '../releases/index.js';

/** Name of the shell in reports. Its files have no version. */
export const SHELL = 'shell';

/** How long the versions on disk are taken as they were read; each look reads all of them. */
const LOOK_AGAIN_MS = MINUTE_MS;

interface Versions {
  versions: ReadonlySet<string>;
  readAt: number;
}

/** Knows the releases that a browser can be running: those in service, their canaries, and those before them that are still on disk. */
@Injectable()
export class KnownReleases {
  private readonly onDisk = new Map<string, Versions>();

  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly store: ReleaseStore,
  ) {}

  async has(remote: string, version: string): Promise<boolean> {
    if (remote === SHELL) return version === '';
    const inService = (await this.registry.inService()).find(({ name }) => name === remote);
    if (inService === undefined) return false;
    const { active } = inService;
    if (version === active.version || version === active.canary?.version) return true;
    return (await this.versionsOf(remote)).has(version);
  }

  private async versionsOf(remote: string): Promise<ReadonlySet<string>> {
    const known = this.onDisk.get(remote);
    if (known !== undefined && performance.now() - known.readAt < LOOK_AGAIN_MS) return known.versions;
    const versions = new Set((await this.store.releases(remote)).map(({ version }) => version));
    this.onDisk.set(remote, { versions, readAt: performance.now() });
    return versions;
  }
}
