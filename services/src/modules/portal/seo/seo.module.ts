import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { GameModule } from '../../../game/index.js';
import { HttpModule } from '../../../platform/http/index.js';
import { PublicModule } from '../../public/index.js';
import { PortalModule } from '../portal.module.js';
import { addSitemapRoutes } from './sitemap-routes.js';
import { SitemapSubjectsReader } from './sitemap-subjects.js';
import { SitemapService } from './sitemap.service.js';

/** What the portal tells search engines of the world in it. */
@Module({
  imports: [GameModule, HttpModule, PortalModule, PublicModule],
  providers: [SitemapService, SitemapSubjectsReader],
})
export class SeoModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly sitemaps: SitemapService,
  ) {}

  onModuleInit(): void {
    addSitemapRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), this.sitemaps);
  }
}
