import { basename, dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogoFile, PublicSettings } from '../../../platform/config/index.js';
import { contentTypeOf, limited, sendFile } from '../../../platform/http/index.js';
import { APP_ICON, APP_ICON_PX, ICON_SKY } from '../../share-cards/index.js';

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

export const APP_MANIFEST = '/site.webmanifest';

/** How the site calls itself and looks when a visitor installs it on a phone or a desktop. */
export function addAppManifest(fastify: FastifyInstance, { name }: PublicSettings['site']): void {
  const icon = { src: APP_ICON, type: 'image/png', sizes: `${APP_ICON_PX}x${APP_ICON_PX}` };
  const manifest = JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ICON_SKY,
    theme_color: ICON_SKY,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
  });
  fastify.get(APP_MANIFEST, { config: limited('file') }, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}
