import { LANGUAGES } from '@portico/domain';

/** First segments, without their extension, of what the server answers itself; a test holds them against its routes. */
const SERVER_SEGMENTS = [
  'api',
  'brand',
  'cards',
  'demo',
  'favicon',
  'png',
  'releases',
  'reminders-worker',
  'remotes',
  'robots',
  'shell',
  'site',
  'sitemap',
];

/** Root paths that operators and tools expect on a server. */
const KEPT_FREE = ['docs', 'health', 'metrics'];

const RESERVED = new Set([
  ...SERVER_SEGMENTS,
  ...KEPT_FREE,
  ...LANGUAGES.map((language) => language.toLowerCase()),
]);

/** Whether an address is the server's or the prefix of a language, in any case: `/cards/item`, `/sitemap-items`, `/pt-br`. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  const [name = ''] = first.split('.', 1);
  return RESERVED.has(name) || name.startsWith('sitemap-');
}
