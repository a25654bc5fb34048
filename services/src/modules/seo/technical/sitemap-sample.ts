import { localizedPath } from '@portico/contract';
import { grouped, LANGUAGES } from '@portico/domain';
import { entitiesDecoded, type OwnPages } from './own-pages.js';

const SAMPLE = 200;
/** Site map files that are read per kind: the first ones and the last. */
const FILES_PER_KIND = 2;

const LOCATION = /<loc>([^<]{1,2000})<\/loc>/g;
const FILE = /^\/sitemap-(?<kind>[a-z]+)-\d+\.xml$/;

export interface SitemapSample {
  addresses: string[];
  unreadable: { path: string; status: string }[];
}

/** Addresses of the site map: equally many of each kind, spread over its whole length, in the seven languages by turns. */
export async function sampleSitemap(pages: OwnPages): Promise<SitemapSample> {
  const sample: SitemapSample = { addresses: [], unreadable: [] };
  const files = await locationsOf(pages, '/sitemap.xml', sample);
  const kinds = grouped(files, (path) => FILE.exec(path)?.groups?.kind ?? path);
  const perKind = Math.max(1, Math.floor(SAMPLE / Math.max(1, kinds.size)));
  for (const paths of kinds.values()) {
    const found: string[] = [];
    for (const file of spread(paths, FILES_PER_KIND)) found.push(...(await locationsOf(pages, file, sample)));
    for (const path of spread([...new Set(found.map(withoutLanguage))], perKind)) {
      const language = LANGUAGES[sample.addresses.length % LANGUAGES.length] ?? LANGUAGES[0];
      sample.addresses.push(localizedPath(language, path));
    }
  }
  return sample;
}

export function spread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  if (count === 1) return all.slice(0, 1);
  const step = (all.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => all[Math.round(index * step)]).filter(
    (one): one is T => one !== undefined,
  );
}

async function locationsOf(pages: OwnPages, file: string, sample: SitemapSample): Promise<string[]> {
  const answer = await pages.read(file);
  if (answer?.status !== 200) {
    sample.unreadable.push({ path: file, status: String(answer?.status ?? 'time-out') });
    return [];
  }
  return Array.from(answer.text.matchAll(LOCATION), ([, address = '']) => {
    const { pathname, search } = new URL(entitiesDecoded(address), 'http://portal');
    return pathname + search;
  });
}

function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return LANGUAGES.some((language) => language === first) ? `/${rest.join('/')}` : path;
}
