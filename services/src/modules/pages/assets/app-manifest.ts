import type { FastifyInstance } from 'fastify';
import type { PublicSettings } from '../../../platform/config/index.js';
import { limited } from '../../../platform/http/index.js';
import { APP_ICON, APP_ICON_PX, ICON_SKY } from '../../share-cards/index.js';

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
