import { Injectable } from '@nestjs/common';
import { filledPath, isPageShown, localizedPath, type PortalPage, type SitemapKind } from '@portico/contract';
import { DEFAULT_LANGUAGE, LANGUAGES, MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type CompressedText, compressText } from '../../../platform/http/index.js';
import { ReleaseRegistry } from '../../releases/index.js';
import { Html, markup } from '../text/html.js';
import { SitemapSubjectsReader } from './sitemap-subjects.js';

interface SitemapPage {
  path: string;
  changedAt: number | null;
}

interface SitemapAddresses {
  origin: string;
  /** Each language is its own canonical page and is listed separately. */
  isCanonicalOfItself: boolean;
}

const HEAD = new Html('<?xml version="1.0" encoding="UTF-8"?>\n');
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const DATE_LENGTH = 'yyyy-mm-dd'.length;

export function sitemapIndex(files: readonly { address: string; changedAt: number | null }[]): string {
  const entries = files.map(
    ({ address, changedAt }) => markup`<sitemap><loc>${address}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return markup`${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries}</sitemapindex>\n`.text;
}

export function sitemapOf(pages: readonly SitemapPage[], addresses: SitemapAddresses): string {
  const { origin, isCanonicalOfItself } = addresses;
  const listed = isCanonicalOfItself ? LANGUAGES : [DEFAULT_LANGUAGE];
  const entries = pages.map(({ path, changedAt }) => {
    const rest = markup`${lastModified(changedAt)}${alternates(origin, path)}`;
    return listed.map(
      (language) => markup`<url><loc>${origin + localizedPath(language, path)}</loc>${rest}</url>\n`,
    );
  });
  return markup`${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n${entries}</urlset>\n`.text;
}

function alternates(origin: string, path: string): Html[] {
  const links: [hreflang: string, path: string][] = [
    ...LANGUAGES.map((language): [string, string] => [language, localizedPath(language, path)]),
    ['x-default', path],
  ];
  return links.map(
    ([hreflang, place]) =>
      markup`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin + place}"/>`,
  );
}

/** Only the day, because no search engine needs to come again for a minute's change of ranks. */
function lastModified(changedAt: number | null): Html | undefined {
  if (changedAt === null) return undefined;
  return markup`<lastmod>${new Date(changedAt).toISOString().slice(0, DATE_LENGTH)}</lastmod>`;
}

/** Far below the limit of the protocol. A file of this size is made in a few milliseconds. */
const PAGES_PER_FILE = 1000;
const REMEMBERED_MS = 10 * MINUTE_MS;
const REMEMBERED_BYTES = 32 * 1_048_576;
const INDEX = 'index';
const FIXED = 'pages';

const FILE_NAME = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,3})$/;
const BROTLI_QUALITY = 5;

interface Listed {
  kind: SitemapKind | typeof FIXED;
  page: PortalPage;
  since: number;
}

/** The site map: an index and files of `PAGES_PER_FILE` pages, made on request from data in memory and cached for a while. */
@Injectable()
export class SitemapService {
  private readonly files = new LRUCache<string, CompressedText>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ plain, gzip, brotli }) => plain.length + gzip.length + brotli.length,
    ttl: REMEMBERED_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (name) => {
      const text = name === INDEX ? await this.indexText() : await this.fileText(name);
      return text === undefined ? undefined : compressText(text, BROTLI_QUALITY);
    },
  });

  constructor(
    private readonly config: PorticoConfig,
    private readonly releases: ReleaseRegistry,
    private readonly subjects: SitemapSubjectsReader,
  ) {}

  index(): Promise<CompressedText | undefined> {
    return this.files.fetch(INDEX);
  }

  async file(name: string): Promise<CompressedText | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    const index = await this.index();
    return index?.plain.includes(fileAddress(this.config.public.site.origin, name))
      ? this.files.fetch(name)
      : undefined;
  }

  private async indexText(): Promise<string> {
    const { origin } = this.config.public.site;
    const kinds = new Set((await this.listed()).map((entry) => entry.kind));
    const entries = [];
    for (const kind of kinds) {
      const pages = (await this.pagesOf(kind)) ?? [];
      for (let start = 0; start < pages.length; start += PAGES_PER_FILE) {
        const address = fileAddress(origin, `${kind}-${start / PAGES_PER_FILE + 1}`);
        entries.push({ address, changedAt: pages[start]?.changedAt ?? null });
      }
    }
    return sitemapIndex(entries);
  }

  private async fileText(name: string): Promise<string | undefined> {
    const { kind = '', number } = FILE_NAME.exec(name)?.groups ?? {};
    const start = (Number(number) - 1) * PAGES_PER_FILE;
    const pages = (await this.pagesOf(kind))?.slice(start, start + PAGES_PER_FILE);
    if (pages === undefined || pages.length === 0) return undefined;
    return sitemapOf(pages, {
      origin: this.config.public.site.origin,
      isCanonicalOfItself: this.config.server.seo.canonical === 'self',
    });
  }

  private async pagesOf(kind: string): Promise<SitemapPage[] | undefined> {
    const listed = (await this.listed()).filter((entry) => entry.kind === kind);
    const pages = await Promise.all(listed.map((entry) => this.expand(entry)));
    return listed.length === 0 ? undefined : pages.flat();
  }

  private async expand({ page, since }: Listed): Promise<SitemapPage[]> {
    const { path, sitemap } = page;
    if (sitemap === undefined) return [{ path, changedAt: since }];
    const { ids, changedAt } = await this.subjects.read(sitemap);
    const name = /:(\w+)/.exec(path)?.[1] ?? '';
    return ids.map((id) => ({ path: filledPath(path, { [name]: String(id) }), changedAt }));
  }

  /** Pages of working remotes that everyone may open and search engines may index. */
  private async listed(): Promise<Listed[]> {
    const remotes = await this.releases.inService();
    return remotes
      .filter(({ problem }) => problem === undefined)
      .flatMap(({ portal, active }) => (portal?.pages ?? []).map((page) => ({ page, since: active.since })))
      .filter(
        ({ page }) => page.index && page.permission === 'public' && isPageShown(page, this.config.public),
      )
      .flatMap(({ page, since }) => {
        const kind = kindOf(page);
        return kind === undefined ? [] : [{ kind, page, since }];
      });
  }
}

function fileAddress(origin: string, name: string): string {
  return `${origin}/sitemap-${name}.xml`;
}

function kindOf({ path, sitemap }: PortalPage): SitemapKind | typeof FIXED | undefined {
  if (sitemap !== undefined) return sitemap;
  return path.includes(':') ? undefined : FIXED;
}
