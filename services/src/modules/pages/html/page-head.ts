import { documentTitle } from '@portico/contract';
import type { PageDataEntry, PageMatch, PortalPage } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import type { RemoteInService, ShellBuild } from '../../releases/index.js';
import { cardOf } from '../../share-cards/index.js';
import type { TextLookup, TextValues } from '../text/page-texts.js';
import { plain } from '../text/plain-text.js';
import type { ServedTexts } from '../text/served-texts.js';
import type { HeadView } from './head-tags.js';
import { structuredData } from './structured-data.js';

export interface HeadRequest {
  language: Language;
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  first: PageDataEntry | undefined;
  /** Without language prefix. */
  path: string;
  status: number;
}

/** What a page is called and found by, without the name of the site. */
type PageWords = Record<'title' | 'description' | 'keywords', string | undefined>;

const NO_WORDS: PageWords = { title: undefined, description: undefined, keywords: undefined };

/** Makes the head of a page of the texts of its release, or of those of the shell when there is no such page. */
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
      return {
        ...NO_WORDS,
        title: shell('kit.notFound.title'),
        description: shell('kit.notFound.message'),
      };
    }
    if (remote.problem !== undefined)
      return { ...NO_WORDS, title: remote.portal?.navigation[0]?.labels[language] };
    return wordsOf(match.page, await this.texts.ofRelease(remote, language), {
      ...match.params,
      ...fieldsOf(request.first),
    });
  }

  private async structured(request: HeadRequest, words: PageWords): Promise<object[]> {
    const { language, remote, match, path } = request;
    if (remote === undefined || match === undefined || !isIndexed(request)) return [];
    const lookUp = await this.texts.ofRelease(remote, language);
    return structuredData({ language, config: this.config.public, remote, match, path, lookUp, ...words });
  }
}

function isIndexed({ match, first, status }: HeadRequest): boolean {
  if (status !== 200 || match?.page.index !== true) return false;
  const { knownBy } = match.page;
  // Without an answer nothing is known against the page.
  return knownBy === undefined || first === undefined || (fieldAt(first.body, knownBy) ?? null) !== null;
}

function wordsOf(page: PortalPage, lookUp: TextLookup, values: TextValues): PageWords {
  return {
    title: plain(lookUp(page.titleKey, values)),
    description: plain(lookUp(page.descriptionKey, values)),
    keywords: page.keywordsKey === undefined ? undefined : plain(lookUp(page.keywordsKey, values)),
  };
}

function fieldsOf(answer: PageDataEntry | undefined): TextValues {
  if (answer?.status !== 200 || typeof answer.body !== 'object' || answer.body === null) return {};
  return Object.fromEntries(Object.entries(answer.body));
}

function fieldAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined;
  }, value);
}
