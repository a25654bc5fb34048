import { PICTURE_KINDS } from '@portico/contract';

/** robots.txt: every page and picture may be read, the rest of the API is for programs; and where the site map is. */
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
