import { Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { type Language, newsSlug } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { atomDocument } from '../../../platform/http/index.js';
import { mainTitle, NewsRepository, wordsIn } from '../news.repository.js';
import { escapedText, markdownHtml } from '../text/markdown.js';

const ENTRIES = 30;
const PAGE = '/news';
const FEED = '/api/news/news.atom';

@Injectable()
export class NewsFeed {
  constructor(
    private readonly news: NewsRepository,
    private readonly config: PorticoConfig,
  ) {}

  async document(language: Language): Promise<string> {
    const { site } = this.config.public;
    const { name, origin } = site;
    const [published] = await this.news.published(Date.now(), { kind: undefined, skip: 0, take: ENTRIES });
    // A feed is sorted by time only; pinned posts do not come first.
    const entries = published.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
    const page = origin + localizedPath(language, PAGE);
    return atomDocument(site, {
      id: page,
      title: `${name}: news`,
      link: page,
      self: `${origin}${FEED}?language=${language}`,
      language,
      updated: new Date(Math.max(0, ...entries.map(({ changedAt }) => changedAt))),
      entries: entries.map((entry) => {
        const { title, body } = wordsIn(entry, language);
        const path = `${PAGE}/${newsSlug(entry.id, mainTitle(entry))}`;
        return {
          id: `${origin}${PAGE}/${entry.id}`,
          link: origin + localizedPath(language, path),
          title: escapedText(title),
          date: new Date(entry.changedAt),
          published: new Date(entry.publishedAt ?? 0),
          content: markdownHtml(body),
        };
      }),
    });
  }
}
