import { Injectable } from '@nestjs/common';
import { ReleaseRegistry, ReleaseStore } from '../portal/index.js';
import type { ReleasesBoardDto } from './releases.dto.js';
import { toRemoteRelease } from './releases.mapper.js';

@Injectable()
export class ReleasesService {
  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly store: ReleaseStore,
  ) {}

  /** Every remote in service with the state of its release. */
  async board(): Promise<ReleasesBoardDto> {
    const remotes = await this.registry.inService();
    const kept = await Promise.all(remotes.map(({ name }) => this.store.releases(name)));
    return { remotes: remotes.map((remote, index) => toRemoteRelease(remote, kept[index]?.length ?? 0)) };
  }
}
