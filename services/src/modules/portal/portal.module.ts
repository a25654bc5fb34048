import { join } from 'node:path';
import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { GameModule } from '../../game/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { addBrandRoutes } from './assets/brand.js';
import { StaticFiles } from './assets/static-files.js';
import { PageContent } from './page/content/page-content.js';
import { PageHead } from './page/page-head.js';
import { PageService } from './page/page.service.js';
import { ServedTexts } from './page/served-texts.js';
import { addPortalRoutes } from './portal-routes.js';
import { ReleaseRegistry } from './registry/release-registry.js';
import { robotsText } from './seo/robots.js';
import { ShellBuildFile } from './registry/shell-build.js';
import { ReleaseStore } from './releases/release-store.js';
import { SHELL_BUILD } from './workspace.js';

/** Folder of the built shell; provided by a global module where it is not that of this repository. */
export const SHELL_FOLDER = 'portico:shell-folder';

/** The assembled portal: pages, registry, files of the shell and of the releases. */
@Module({
  imports: [GameModule, HttpModule],
  providers: [
    ReleaseRegistry,
    PageService,
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
    {
      provide: ServedTexts,
      inject: [ReleaseStore, ShellBuildFile],
      useFactory: ({ paths }: ReleaseStore, shell: ShellBuildFile) =>
        new ServedTexts({ release: (name, version) => paths.version(name, version), shell: shell.folder }),
    },
    {
      provide: PageHead,
      inject: [ServedTexts, PorticoConfig],
      useFactory: (texts: ServedTexts, config: PorticoConfig) => new PageHead(texts, config),
    },
    {
      provide: PageContent,
      inject: [ServedTexts, ReleaseStore],
      useFactory: (texts: ServedTexts, { paths }: ReleaseStore) =>
        new PageContent(texts, (name, version, file) => join(paths.version(name, version), file)),
    },
  ],
  exports: [ReleaseRegistry, ReleaseStore],
})
export class PortalModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly config: PorticoConfig,
    private readonly pages: PageService,
    private readonly registry: ReleaseRegistry,
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    addBrandRoutes(fastify, this.config.public.site, this.config.logo);
    addPortalRoutes(fastify, {
      pages: this.pages,
      registry: this.registry,
      robots: robotsText(this.config.public.site.origin),
      releases: new StaticFiles('/releases/', this.store.paths.folder, 2),
      shell: new StaticFiles('/shell/', this.shell.folder, 0),
    });
  }
}
