import { documentTitle, headValues, isPageIndexed, isWhen } from '@portico/contract';
import type { PageDataEntry, PageMatch, PortalPage } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import type { RemoteInService, ShellBuild } from '../../releases/index.js';
import { cardOf } from '../../share-cards/index.js';
import { plain, type ServedTexts, type TextLookup, type TextValues } from '../text/page-texts.js';
import type { HeadView } from './head-tags.js';
import { structuredData } from './structured-data.js';

export interface HeadRequest {
  language: Language;
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  first: PageDataEntry | undefined;
  /** Without language prefix. */
  path: string;
  query: URLSearchParams;
  status: number;
  title: string | undefined;
}

type PageWords = Record<'title' | 'description' | 'keywords', string | undefined>;

const NO_WORDS: PageWords = { title: undefined, description: undefined, keywords: undefined };

/** Builds the head of a page from the texts of its release, or from those of the shell if there is no such page. */
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
    return structuredData({
      language,
      config: this.config.public,
      remote,
      match,
      path,
      answer: first?.body,
      lookUp,
      ...words,
    });
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
