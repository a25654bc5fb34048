import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { PorticoConfig } from '../../platform/config/index.js';
import {
  acceptsBrotli,
  clientOf,
  entityTagOf,
  HttpModule,
  isUnchanged,
  limited,
} from '../../platform/http/index.js';
import {
  ReleaseRegistry,
  ReleasesModule,
  ReleaseStore,
  ShellBuildFile,
  toRegistry,
} from '../releases/index.js';
import { RenderingModule } from '../rendering/index.js';
import { FAVICON } from '../share-cards/index.js';
import { addAppManifest, ROOT_SCRIPTS, sendRootScript, wantedLanguage } from './assets/root-files.js';
import { addBrandRoutes, StaticFiles } from './assets/static-files.js';
import { PageCanaries } from './canary/page-canaries.js';
import { PageHead } from './html/page-head.js';
import { PageBoots } from './page-boots.js';
import { PageMaker } from './page-maker.js';
import { PageService } from './page.service.js';
import { PagePreviews } from './preview/page-previews.js';
import { RenderingFileFinder } from './rendering/rendering-files.js';
import { ServedTexts } from './text/page-texts.js';
import { createApiReader } from './data/page-data.js';
import { robotsText } from './sitemap/robots-text.js';

@Module({
  imports: [HttpModule, ReleasesModule, RenderingModule],
  providers: [
    PageBoots,
    PageCanaries,
    PageHead,
    PageMaker,
    PagePreviews,
    PageService,
    ServedTexts,
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
    private readonly host: HttpAdapterHost,
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
    const { site } = this.config.public;
    addBrandRoutes(fastify, site, this.config.logo);
    addAppManifest(fastify, site);
    this.addPortalRoutes(fastify, robotsText(site.origin));
  }

  private addPortalRoutes(fastify: FastifyInstance, robots: string): void {
    const { store, shell } = this;
    const releaseFiles = new StaticFiles(
      '/releases/',
      store.paths.folder,
      2,
      ([name = '', version = '', ...path]) => store.read(name, version, path.join('/')),
    );
    const shellFiles = new StaticFiles('/shell/', shell.folder, 0);
    const route = (url: string, limit: Parameters<typeof limited>[0], handler: RouteHandlerMethod) =>
      fastify.route({ method: ['GET', 'HEAD'], url, config: limited(limit), handler });
    route('/releases/*', 'file', (request, reply) => releaseFiles.send(request, reply));
    route('/shell/*', 'file', (request, reply) => shellFiles.send(request, reply));
    route('/remotes.json', 'read', (request, reply) => this.sendRegistry(request, reply));
    for (const [address, cacheControl] of Object.entries(ROOT_SCRIPTS))
      route(address, 'file', (request, reply) =>
        sendRootScript(request, reply, { shellFolder: shell.folder, address, cacheControl }),
      );
    route('/favicon.svg', 'file', (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    );
    route('/favicon.ico', 'file', (_request, reply) => reply.redirect('/favicon.svg', 301));
    route('/robots.txt', 'file', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots),
    );
    route('/*', 'page', (request, reply) => this.sendPage(fastify, request, reply));
  }

  private async sendPage(fastify: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const { status, headers, body, brotli } = await this.pages.answer({
      target: request.raw.url ?? '/',
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      network: clientOf(request).network,
      read: createApiReader(fastify, request),
    });
    reply.code(status).headers(headers);
    if (brotli === undefined || !acceptsBrotli(request.headers['accept-encoding'])) return reply.send(body);
    return reply.header('content-encoding', 'br').send(await brotli());
  }

  private async sendRegistry(request: FastifyRequest, reply: FastifyReply) {
    const language = wantedLanguage(request.query);
    const previewed = await this.previews.remotesFor(request.cookies);
    if (previewed !== undefined)
      return reply.header('cache-control', 'private, no-store').send(toRegistry(previewed, language));
    const inService = await this.registry.inService();
    const own = this.canaries.remotesFor(inService, request.cookies);
    const body = JSON.stringify(toRegistry(own ?? inService, language));
    reply
      .header('cache-control', own === undefined ? 'no-cache' : 'private, no-cache')
      .type('application/json; charset=utf-8');
    return isUnchanged(request, reply, entityTagOf(body)) ? reply.code(304).send() : reply.send(body);
  }
}
