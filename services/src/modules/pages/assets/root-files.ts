import { realpath } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, directionOf, type Language, languageFromTag } from '@portico/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { propertyOf } from '../../../platform/collections/index.js';
import type { PublicSettings } from '../../../platform/config/index.js';
import { allowAnyOrigin, limited } from '../../../platform/http/index.js';
import { APP_ICONS, ICON_SKY } from '../../share-cards/index.js';
import { notFound, sendSmaller } from './static-files.js';

export function wantedLanguage(query: unknown): Language {
  const wish = propertyOf(query, 'lng');
  return (typeof wish === 'string' ? languageFromTag(wish) : undefined) ?? DEFAULT_LANGUAGE;
}

export const APP_MANIFEST = '/site.webmanifest';

/** Manifest of the installed site. `?lng=` is the language of the page that links here. The installed site starts in the language chosen last. */
export function addAppManifest(fastify: FastifyInstance, { name }: PublicSettings['site']): void {
  const icons = Object.entries(APP_ICONS).flatMap(([src, side]) => {
    const icon = { src, type: 'image/png', sizes: `${side}x${side}` };
    return [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ];
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ICON_SKY,
    theme_color: ICON_SKY,
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }, ...icons],
  };
  fastify.get(APP_MANIFEST, { config: limited('file') }, (request, reply) => {
    const lang = wantedLanguage(request.query);
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ ...manifest, lang, dir: directionOf(lang) }));
  });
}

const EMBED = '/embed.js';
const WORKER = '/reminders-worker.js';

/**
 * Scripts of the shell's build whose addresses never change, and how long browsers keep them. The worker is at the root, because its
 * address decides its scope; browsers look for a new one by themselves. Other sites name `embed.js` in their pages.
 */
export const ROOT_SCRIPTS = {
  [WORKER]: 'no-cache',
  [EMBED]: 'public, max-age=86400, stale-while-revalidate=604800',
} as const;

/** The worker's own calls obey the policy of its script: it fetches what pages ask, to keep it. */
const SCRIPT_POLICY = "default-src 'none'; connect-src 'self'";

export async function sendRootScript(
  request: FastifyRequest,
  reply: FastifyReply,
  { shellFolder, address, cacheControl }: { shellFolder: string; address: string; cacheControl: string },
): Promise<FastifyReply> {
  if (address === EMBED) allowAnyOrigin(reply);
  const root = await realpath(shellFolder).catch(() => shellFolder);
  const sent = await sendSmaller(request, reply, {
    root,
    path: [address.slice(1)],
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': SCRIPT_POLICY,
      vary: 'Accept-Encoding',
    },
  });
  return sent ?? notFound(reply);
}
