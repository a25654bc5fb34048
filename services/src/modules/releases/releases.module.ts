import { Module } from '@nestjs/common';
import { getDataSourceToken, getRepositoryToken } from '@nestjs/typeorm';
import type { DataSource, Repository } from 'typeorm';
import { PorticoConfig, SHELL_BUILD } from '../../platform/config/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { CanaryVisits } from './canary/canary-visits.js';
import { CanaryWorker } from './canary/canary-worker.js';
import { ReleaseTokenEntity } from './storage/release.entities.js';
import { createReleaseTables, ReleaseStore } from './storage/release-store.js';
import { BackgroundTrials, ReleaseRegistry } from './registry/release-registry.js';
import { PreviewTickets, RemotePreviews } from './preview/previewed-remotes.js';
import { ShellBuildFile } from './registry/shell-build.js';
import { ReleaseKeys } from './tokens/release-keys.js';
import { ReleaseTokens } from './tokens/release-tokens.js';

export const SHELL_FOLDER = 'portico:shell-folder';

@Module({
  imports: [HttpModule, JobsModule],
  providers: [
    CanaryWorker,
    CanaryVisits,
    ReleaseRegistry,
    RemotePreviews,
    {
      provide: PreviewTickets,
      inject: [PorticoConfig],
      useFactory: ({ env }: PorticoConfig) => new PreviewTickets(env.tokenSecret),
    },
    BackgroundTrials,
    {
      provide: ShellBuildFile,
      inject: [{ token: SHELL_FOLDER, optional: true }],
      useFactory: (folder = SHELL_BUILD) => new ShellBuildFile(folder),
    },
    ReleaseKeys,
    {
      provide: ReleaseTokens,
      inject: [getRepositoryToken(ReleaseTokenEntity), UnitOfWork],
      useFactory: (tokens: Repository<ReleaseTokenEntity>, unitOfWork: UnitOfWork) =>
        new ReleaseTokens(tokens, unitOfWork),
    },
    {
      provide: ReleaseStore,
      inject: [PorticoConfig, getDataSourceToken(), UnitOfWork],
      useFactory: (config: PorticoConfig, reader: DataSource, unitOfWork: UnitOfWork) =>
        new ReleaseStore(config.env.home, createReleaseTables(config, reader, unitOfWork)),
    },
  ],
  exports: [
    CanaryVisits,
    PreviewTickets,
    ReleaseRegistry,
    RemotePreviews,
    ReleaseKeys,
    ReleaseStore,
    ReleaseTokens,
    ShellBuildFile,
  ],
})
export class ReleasesModule {}
