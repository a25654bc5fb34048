import { PICTURE_KINDS } from '@portico/contract';

/** robots.txt: every page and picture may be read, but not the rest of the API. It also names the site map. */
export function robotsText(origin: string): string {
  const pictures = PICTURE_KINDS.map((kind) => `Allow: /api/${kind}/icon/\n`);
  return `User-agent: *\nDisallow: /api/\n${pictures.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
