import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { PorticoConfig } from '../../platform/config/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { ReleaseRegistry, ReleasesModule, ReleaseStore, ShellBuildFile } from '../releases/index.js';
import { RenderingModule } from '../rendering/index.js';
import { addAppManifest, addBrandRoutes, StaticFiles } from './assets/static-files.js';
import { PageCanaries } from './canary/page-canaries.js';
import { PageHead } from './html/page-head.js';
import { addPortalRoutes, robotsText } from './page-routes.js';
import { PageBoots } from './page-boots.js';
import { PageMaker } from './page-maker.js';
import { PageService } from './page.service.js';
import { PagePreviews } from './preview/page-previews.js';
import { RenderingFileFinder } from './rendering/rendering-files.js';
import { ServedTexts } from './text/page-texts.js';

@Module({
  imports: [HttpModule, ReleasesModule, RenderingModule],
  providers: [
    PageBoots,
    PageCanaries,
    PageHead,
    PageMaker,
    PagePreviews,
    PageService,
    {
      provide: ServedTexts,
      inject: [ReleaseStore, ShellBuildFile],
      useFactory: (store: ReleaseStore, shell: ShellBuildFile) => new ServedTexts(store, shell.folder),
    },
    {
      provide: RenderingFileFinder,
      inject: [ReleaseStore, ShellBuildFile, PorticoConfig],
      useFactory: ({ paths }: ReleaseStore, shell: ShellBuildFile, { env }: PorticoConfig) =>
        new RenderingFileFinder(paths, shell.folder, env.hasRendering),
    },
  ],
})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly config: PorticoConfig,
    private readonly pages: PageService,
    private readonly previews: PagePreviews,
    private readonly canaries: PageCanaries,
    private readonly registry: ReleaseRegistry,
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    addBrandRoutes(fastify, this.config.public.site, this.config.logo);
    addAppManifest(fastify, this.config.public.site);
    addPortalRoutes(fastify, {
      pages: this.pages,
      previews: this.previews,
      canaries: this.canaries,
      registry: this.registry,
      robots: robotsText(this.config.public.site.origin),
      releases: new StaticFiles(
        '/releases/',
        this.store.paths.folder,
        2,
        ([name = '', version = '', ...path]) => this.store.read(name, version, path.join('/')),
      ),
      shell: new StaticFiles('/shell/', this.shell.folder, 0),
      shellFolder: this.shell.folder,
    });
  }
}
