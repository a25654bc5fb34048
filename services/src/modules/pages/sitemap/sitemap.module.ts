import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { HttpModule } from '../../../platform/http/index.js';
import { GroupsModule } from '../../groups/index.js';
import { NewsModule } from '../../news/index.js';
import { RankingsModule } from '../../rankings/index.js';
import { ReleasesModule } from '../../releases/index.js';
import { addSitemapRoutes } from './sitemap-routes.js';
import { SitemapSubjectsReader } from './sitemap-subjects.js';
import { SitemapService } from './sitemap.service.js';

/** Tells search engines which pages there are. */
@Module({
  imports: [HttpModule, ReleasesModule, GroupsModule, NewsModule, RankingsModule],
  providers: [SitemapService, SitemapSubjectsReader],
})
export class SitemapModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly sitemaps: SitemapService,
  ) {}

  onModuleInit(): void {
    addSitemapRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), this.sitemaps);
  }
}
