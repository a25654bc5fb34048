import { Injectable } from '@nestjs/common';
import { documentTitle, headValues, isPageIndexed, isWhen, localizedPath } from '@portico/contract';
import type { PageDataEntry, PageMatch, PortalPage } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { RemoteInService, ShellBuild } from '../../releases/index.js';
import { CARD_HEIGHT, CARD_WIDTH, cardOf } from '../../share-cards/index.js';
import { type Html, jsonForScript, markup } from '../text/html.js';
import { plain, ServedTexts, type TextLookup, type TextValues } from '../text/page-texts.js';
import { structuredData } from './structured-data.js';

export interface HeadView {
  site: { name: string; origin: string };
  language: Language;
  /** Path without language prefix; undefined for a page that does not exist and so has no address. */
  path: string | undefined;
  title: string;
  description: string | undefined;
  keywords: string | undefined;
  isIndexed: boolean;
  /** A setting: each language is its own canonical page. */
  isCanonicalOfItself: boolean;
  card: string;
  isProfile: boolean;
  feed: string | undefined;
  structured: readonly object[];
}

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  zh: 'zh_CN',
  ja: 'ja_JP',
  'pt-BR': 'pt_BR',
  ru: 'ru_RU',
  ko: 'ko_KR',
  he: 'he_IL',
};

/** Title, description, links and share tags. A missing page has only texts, one hidden from search engines no links. */
export function headTags(view: HeadView): Html[] {
  const { title, description, keywords, path } = view;
  const tags = [markup`<title>${title}</title>`];
  if (description !== undefined) tags.push(markup`<meta name="description" content="${description}">`);
  if (keywords !== undefined) tags.push(markup`<meta name="keywords" content="${keywords}">`);
  if (path === undefined || !view.isIndexed)
    tags.push(markup`<meta name="robots" content="noindex, nofollow">`);
  tags.push(...openGraph(view));
  if (path === undefined || !view.isIndexed) return tags;
  return [
    ...tags,
    markup`<link rel="canonical" href="${canonicalOf(view, path)}">`,
    ...alternates(view.site.origin, path),
    ...(view.feed === undefined
      ? []
      : [markup`<link rel="alternate" type="application/atom+xml" href="${view.feed}">`]),
    ...view.structured.map(
      (block) => markup`<script type="application/ld+json">${jsonForScript(block)}</script>`,
    ),
  ];
}

function canonicalOf(
  { site, language, isCanonicalOfItself }: Pick<HeadView, 'site' | 'language' | 'isCanonicalOfItself'>,
  path: string,
): string {
  return site.origin + localizedPath(isCanonicalOfItself ? language : DEFAULT_LANGUAGE, path);
}

function openGraph(view: HeadView): Html[] {
  const { site, language, title, description, path } = view;
  const tags = [
    property('type', view.isProfile ? 'profile' : 'website'),
    property('site_name', site.name),
    property('title', title),
    property('locale', LOCALES[language]),
  ];
  if (description !== undefined) tags.push(property('description', description));
  if (path === undefined) return tags;
  const others = LANGUAGES.filter((other) => other !== language);
  return [
    ...tags,
    ...others.map((other) => property('locale:alternate', LOCALES[other])),
    property('url', canonicalOf(view, path)),
    property('image', site.origin + view.card),
    property('image:type', 'image/png'),
    property('image:width', CARD_WIDTH),
    property('image:height', CARD_HEIGHT),
    property('image:alt', title),
    markup`<meta name="twitter:card" content="summary_large_image">`,
  ];
}

function property(name: string, content: string | number): Html {
  return markup`<meta property="og:${name}" content="${content}">`;
}

function alternates(origin: string, path: string): Html[] {
  return [
    ...LANGUAGES.map(
      (language) =>
        markup`<link rel="alternate" hreflang="${language}" href="${origin + localizedPath(language, path)}">`,
    ),
    markup`<link rel="alternate" hreflang="x-default" href="${origin + path}">`,
  ];
}

interface HeadRequest {
  language: Language;
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  first: PageDataEntry | undefined;
  path: string;
  query: URLSearchParams;
  status: number;
  title: string | undefined;
}

type PageWords = Record<'title' | 'description' | 'keywords', string | undefined>;

const NO_WORDS: PageWords = { title: undefined, description: undefined, keywords: undefined };

@Injectable()
export class PageHead {
  constructor(
    private readonly texts: ServedTexts,
    private readonly config: PorticoConfig,
  ) {}

  async view(request: HeadRequest, build: ShellBuild): Promise<HeadView> {
    const { language, match, path, status } = request;
    const { public: settings, server } = this.config;
    const words = await this.words(request, build);
    const shell = await this.texts.ofShell(build, language);
    return {
      ...words,
      keywords: words.keywords ?? shell('kit.keywords'),
      site: settings.site,
      language,
      path: status === 200 ? path : undefined,
      title: documentTitle(words.title, settings.site.name),
      isIndexed: isIndexed(request),
      isCanonicalOfItself: server.seo.canonical === 'self',
      card: cardOf(match),
      isProfile: match?.page.about === 'profile',
      feed: match?.page.feed,
      structured: await this.structured(request, words),
    };
  }

  private async words(request: HeadRequest, build: ShellBuild): Promise<PageWords> {
    const { language, remote, match } = request;
    if (request.status === 404 || match === undefined || remote === undefined) {
      const shell = await this.texts.ofShell(build, language);
      return { ...NO_WORDS, title: shell('kit.notFound.title'), description: shell('kit.notFound.message') };
    }
    if (remote.problem !== undefined)
      return { ...NO_WORDS, title: remote.portal?.navigation[0]?.labels[language] };
    const { first } = request;
    const values = headValues(match.params, first?.status === 200 ? first.body : undefined);
    const page = match.page.views?.find(({ when }) => isWhen(when, request.query)) ?? match.page;
    const words = wordsOf(page, await this.texts.ofRelease(remote, language), values);
    return { ...words, title: plain(request.title) ?? words.title };
  }

  private async structured(request: HeadRequest, words: PageWords): Promise<object[]> {
    const { language, remote, match, path, first } = request;
    if (remote === undefined || match === undefined || !isIndexed(request)) return [];
    const lookUp = await this.texts.ofRelease(remote, language);
    const page = { language, remote, match, path, lookUp, answer: first?.body };
    return structuredData({ ...page, ...words, config: this.config.public });
  }
}

function isIndexed({ match, first, status }: HeadRequest): boolean {
  return status === 200 && match !== undefined && isPageIndexed(match.page, first?.body);
}

function wordsOf(
  page: Pick<PortalPage, 'titleKey' | 'descriptionKey' | 'keywordsKey'>,
  lookUp: TextLookup,
  values: TextValues,
): PageWords {
  return {
    title: plain(lookUp(page.titleKey, values)),
    description: plain(lookUp(page.descriptionKey, values)),
    keywords: page.keywordsKey === undefined ? undefined : plain(lookUp(page.keywordsKey, values)),
  };
}
