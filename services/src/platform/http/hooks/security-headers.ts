import { createHash } from 'node:crypto';
import { PICTURE_KINDS } from '@portico/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PorticoConfig } from '../../config/index.js';
import { limited } from '../decorators/limit.js';

const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Allows one inline script or style in a content security policy, and no other that somebody injects into the page. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Headers that browsers obey only for documents. On scripts, styles and fonts they would add bytes to every first visit. */
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
] as const;

/** File types that browsers never show as an active document. */
const PARTS_OF_PAGES = /^(?:text\/javascript|text\/css|font\/)/;

/** Removes document headers from the answer of a file that is part of a page, not a document. */
export function removeDocumentHeaders(reply: FastifyReply, contentType: string): void {
  if (!PARTS_OF_PAGES.test(contentType)) return;
  for (const name of DOCUMENT_HEADERS) reply.raw.removeHeader(name);
}

/**
 * Headers of every answer, files included. Pages (`pages/html/page-policy.ts`), the API viewer and the page of
 * refused visitors replace the policy with their own.
 */
export function addSecurityHeaders(fastify: FastifyInstance, config: PorticoConfig): void {
  const headers: Record<string, string> = {
    'content-security-policy': API_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  if (config.public.site.origin.startsWith('https:')) {
    headers['strict-transport-security'] =
      `max-age=31536000${config.server.http.hstsSubdomains ? '; includeSubDomains' : ''}`;
  }
  const entries = Object.entries(headers);
  fastify.addHook('onRequest', (_request, reply, done) => {
    // Set on the raw answer, so that files sent past Fastify have them too.
    for (const [name, value] of entries) reply.raw.setHeader(name, value);
    done();
  });
}

/** Reads that scripts of any site may make. Sessions do not count there, so nothing about a visitor can leak. */
export const CROSS_ORIGIN_PREFIX = '/api/v1/public/';

/** Header with a key, by which requests are counted in place of their network. */
export const API_KEY_HEADER = 'x-api-key';

/** Pictures of things, which cards on other sites show. */
const CROSS_ORIGIN_PICTURE = new RegExp(`^/api/(?:${PICTURE_KINDS.join('|')})/icon/`);

const PREFLIGHT_SECONDS = 86_400;

/** Lets other sites read the public API and show pictures of things, also with conditional requests. */
export function addCrossOriginReads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(CROSS_ORIGIN_PREFIX) || CROSS_ORIGIN_PICTURE.test(request.url))
      allowAnyOrigin(reply);
    done();
  });
  fastify.options(`${CROSS_ORIGIN_PREFIX}*`, { config: limited('read') }, (_request, reply) => {
    const { raw } = reply;
    raw.setHeader('access-control-allow-methods', 'GET, HEAD');
    raw.setHeader('access-control-allow-headers', `if-none-match, ${API_KEY_HEADER}`);
    raw.setHeader('access-control-max-age', String(PREFLIGHT_SECONDS));
    return reply.code(204).send();
  });
}

/** Any site may read this answer, and show it. No cookie is accepted with such a read. */
export function allowAnyOrigin({ raw }: FastifyReply): void {
  raw.setHeader('access-control-allow-origin', '*');
  raw.setHeader('access-control-expose-headers', 'etag, retry-after, x-request-id');
  raw.setHeader('cross-origin-resource-policy', 'cross-origin');
}
