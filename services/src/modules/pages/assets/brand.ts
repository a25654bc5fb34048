import { basename, dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogoFile, PublicSettings } from '../../../platform/config/index.js';
import { contentTypeOf, limited, sendFile } from '../../../platform/http/index.js';

/** Restricts a picture of the owner's own program, should somebody open it as a document. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Styles of the owner's brand, loaded after the shell's. All colors derive from one hue. */
export function brandStyles({ hue }: PublicSettings['site']): string[] {
  return hue === undefined ? [] : [`/brand/hue-${hue}.css`];
}

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
  const sent = await sendFile(request, reply, {
    root: dirname(logo.file),
    path: [basename(logo.file)],
    headers: {
      'content-type': contentTypeOf(logo.file),
      'cache-control': 'public, max-age=3600',
      'content-security-policy': PICTURE_POLICY,
    },
  });
  return sent ?? reply.code(404).header('cache-control', 'no-store').send();
}
