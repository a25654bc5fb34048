import type { PageMatch, PageDataEntry, PortalPage } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteInService } from '../registry/remote-in-service.js';
import type { ShellBuild } from '../registry/shell-build.js';
import type { TextLookup, TextValues } from './page-texts.js';
import type { ServedTexts } from './served-texts.js';

/** What a page is called and found by, without the name of the site. */
export interface PageWords {
  title: string | undefined;
  description: string | undefined;
  keywords: string | undefined;
}

export interface WordsRequest {
  language: Language;
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  first: PageDataEntry | undefined;
  isMissing: boolean;
}

/** Finds a page's words in the texts of its release, or in those of the shell when there is no such page. */
export class PageHead {
  constructor(private readonly texts: ServedTexts) {}

  async words(request: WordsRequest, build: ShellBuild): Promise<PageWords> {
    const { language, remote, match } = request;
    if (request.isMissing || match === undefined || remote === undefined) {
      const shell = await this.texts.ofShell(build, language);
      return {
        title: shell('kit.notFound.title'),
        description: shell('kit.notFound.message'),
        keywords: undefined,
      };
    }
    if (remote.problem !== undefined)
      return {
        title: remote.portal?.navigation[0]?.labels[language],
        description: undefined,
        keywords: undefined,
      };
    return wordsOf(match.page, await this.texts.ofRelease(remote, language), {
      ...match.params,
      ...fieldsOf(request.first),
    });
  }
}

function wordsOf(page: PortalPage, lookUp: TextLookup, values: TextValues): PageWords {
  return {
    title: plain(lookUp(page.titleKey, values)),
    description: plain(lookUp(page.descriptionKey, values)),
    keywords: page.keywordsKey === undefined ? undefined : plain(lookUp(page.keywordsKey, values)),
  };
}

/** Texts isolate the names in them for readers; in a search result or a share card the marks would show. */
function plain(text: string | undefined): string | undefined {
  return text?.replaceAll(/[\u2066-\u2069]/g, '');
}

function fieldsOf(answer: PageDataEntry | undefined): TextValues {
  if (answer?.status !== 200 || typeof answer.body !== 'object' || answer.body === null) return {};
  return Object.fromEntries(Object.entries(answer.body));
}
