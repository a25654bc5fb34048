import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { ReleaseRegistry, ReleaseStore } from '../releases/index.js';

/** Name of the shell in reports. Its releases have no version. */
export const SHELL = 'shell';

/** Limit of remotes whose versions are cached for a minute. Each read goes through all versions of a remote. */
const MAX_REMOTES = 100;

/** Knows the releases that a browser may be running: those in service, their canaries, and earlier ones that are still kept. */
@Injectable()
export class KnownReleases {
  private readonly onDisk = new LRUCache<string, ReadonlySet<string>>({
    max: MAX_REMOTES,
    ttl: MINUTE_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (remote) => new Set((await this.store.releases(remote)).map(({ version }) => version)),
  });

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
    return (await this.onDisk.forceFetch(remote)).has(version);
  }
}
