import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogoFile, PublicSettings } from '../../../platform/config/index.js';
import { limited, matchesEntityTag } from '../../../platform/http/index.js';
import { contentTypeOf } from './content-types.js';

/** What a picture drawn by the owner's own program may hold, should somebody open it as a document. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Style sheets of the owner's brand, after those of the shell: every colour of the portal hangs on the one hue. */
export function brandStyles({ hue }: PublicSettings['site']): string[] {
  return hue === undefined ? [] : [`/brand/hue-${hue}.css`];
}

/** The owner's brand: the sheet that says the hue, and the logo. */
export function addBrandRoutes(
  fastify: FastifyInstance,
  { hue }: PublicSettings['site'],
  logo: LogoFile | undefined,
): void {
  if (hue !== undefined) {
    fastify.get(`/brand/hue-${hue}.css`, { config: limited('file') }, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(`:root{--brand-hue:${hue}}\n`),
    );
  }
  if (logo !== undefined) {
    fastify.get(logo.address, { config: limited('file') }, (request, reply) =>
      sendLogo(logo, request, reply),
    );
  }
}

async function sendLogo(logo: LogoFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const picture = await readFile(logo.file).catch(() => undefined);
  if (picture === undefined) return reply.code(404).header('cache-control', 'no-store').send();
  const tag = `"${createHash('sha1').update(picture).digest('base64url')}"`;
  reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
  if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(contentTypeOf(logo.file)).header('content-security-policy', PICTURE_POLICY).send(picture);
}
