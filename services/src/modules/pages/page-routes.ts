import { PICTURE_KINDS } from '@portico/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { acceptsBrotli, clientOf, entityTagOf, isUnchanged, limited } from '../../platform/http/index.js';
import { type ReleaseRegistry, toRegistry } from '../releases/index.js';
import { FAVICON } from '../share-cards/index.js';
import { ROOT_SCRIPTS, sendRootScript, wantedLanguage } from './assets/root-files.js';
import type { StaticFiles } from './assets/static-files.js';
import type { PageCanaries } from './canary/page-canaries.js';
import { createApiReader } from './data/page-data.js';
import type { PageService } from './page.service.js';
import type { PagePreviews } from './preview/page-previews.js';

/** robots.txt: every page and picture may be read, but not the rest of the API. It also names the site map. */
export function robotsText(origin: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...PICTURE_KINDS.map((kind) => `Allow: /api/${kind}/icon/`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

interface PortalParts {
  pages: PageService;
  previews: PagePreviews;
  canaries: PageCanaries;
  registry: ReleaseRegistry;
  releases: StaticFiles;
  robots: string;
  shell: StaticFiles;
  shellFolder: string;
}

export function addPortalRoutes(
  fastify: FastifyInstance,
  { pages, previews, canaries, registry, releases, robots, shell, shellFolder }: PortalParts,
): void {
  const route = (url: string, limit: Parameters<typeof limited>[0], handler: RouteHandlerMethod) =>
    fastify.route({ method: ['GET', 'HEAD'], url, config: limited(limit), handler });
  route('/releases/*', 'file', (request, reply) => releases.send(request, reply));
  route('/shell/*', 'file', (request, reply) => shell.send(request, reply));
  route('/remotes.json', 'read', (request, reply) =>
    sendRegistry({ registry, previews, canaries }, request, reply),
  );
  for (const [address, cacheControl] of Object.entries(ROOT_SCRIPTS))
    route(address, 'file', (request, reply) =>
      sendRootScript(request, reply, { shellFolder, address, cacheControl }),
    );
  route('/favicon.svg', 'file', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
  route('/favicon.ico', 'file', (_request, reply) => reply.redirect('/favicon.svg', 301));
  route('/robots.txt', 'file', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots),
  );
  route('/*', 'page', (request, reply) => sendPage(fastify, pages, request, reply));
}

async function sendPage(
  fastify: FastifyInstance,
  pages: PageService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body, brotli } = await pages.answer({
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

async function sendRegistry(
  { registry, previews, canaries }: Pick<PortalParts, 'registry' | 'previews' | 'canaries'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = wantedLanguage(request.query);
  const previewed = await previews.remotesFor(request.cookies);
  if (previewed !== undefined)
    return reply.header('cache-control', 'private, no-store').send(toRegistry(previewed, language));
  const inService = await registry.inService();
  const own = canaries.remotesFor(inService, request.cookies);
  const body = JSON.stringify(toRegistry(own ?? inService, language));
  reply
    .header('cache-control', own === undefined ? 'no-cache' : 'private, no-cache')
    .type('application/json; charset=utf-8');
  return isUnchanged(request, reply, entityTagOf(body)) ? reply.code(304).send() : reply.send(body);
}
