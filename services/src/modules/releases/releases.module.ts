import { Module } from '@nestjs/common';
import { PorticoConfig, SHELL_BUILD } from '../../platform/config/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { ReleaseStore } from './publishing/release-store.js';
import { ReleaseRegistry } from './registry/release-registry.js';
import { ServiceTrials } from './registry/service-trials.js';
import { ShellBuildFile } from './registry/shell-build.js';
import { BackgroundTrials } from './trial/background-trials.js';

export const SHELL_FOLDER = 'portico:shell-folder';

/** Releases of the remotes, and which of them are in service. */
@Module({
  imports: [HttpModule],
  providers: [
    ReleaseRegistry,
    { provide: ServiceTrials, useClass: BackgroundTrials },
    {
      provide: ShellBuildFile,
      inject: [{ token: SHELL_FOLDER, optional: true }],
      useFactory: (folder = SHELL_BUILD) => new ShellBuildFile(folder),
    },
    {
      provide: ReleaseStore,
      inject: [PorticoConfig],
      useFactory: ({ env }: PorticoConfig) => new ReleaseStore(env.home),
    },
  ],
  exports: [ReleaseRegistry, ReleaseStore, ShellBuildFile],
})
export class ReleasesModule {}
