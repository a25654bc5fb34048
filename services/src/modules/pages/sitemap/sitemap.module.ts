import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CompressedText,
  HttpModule,
  limited,
  sendPlainText,
  sendText,
} from '../../../platform/http/index.js';
import { GroupsModule } from '../../groups/index.js';
import { NewsModule } from '../../news/index.js';
import { RankingsModule } from '../../rankings/index.js';
import { ReleasesModule } from '../../releases/index.js';
import { notFound } from '../assets/static-files.js';
import { SitemapSubjectsReader } from './sitemap-subjects.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [HttpModule, ReleasesModule, GroupsModule, NewsModule, RankingsModule],
  providers: [SitemapService, SitemapSubjectsReader],
})
export class SitemapModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sitemaps: SitemapService,
  ) {}

  onModuleInit(): void {
    addSitemapRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), this.sitemaps);
  }
}

function addSitemapRoutes(fastify: FastifyInstance, sitemaps: SitemapService): void {
  const config = limited('page');
  fastify.get('/sitemap.xml', { config }, (request, reply) => send(request, reply, () => sitemaps.index()));
  fastify.get<{ Params: { name: string } }>('/sitemap-:name.xml', { config }, (request, reply) =>
    send(request, reply, () => sitemaps.file(request.params.name)),
  );
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<CompressedText | undefined>,
): Promise<FastifyReply> {
  let file: CompressedText | undefined;
  try {
    file = await find();
  } catch (error) {
    request.log.warn(error);
    return sendPlainText(reply.header('retry-after', '60'), 503, 'The site map cannot be made now.\n');
  }
  if (file === undefined) return notFound(reply);
  reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8');
  return sendText(request, reply, file);
}
