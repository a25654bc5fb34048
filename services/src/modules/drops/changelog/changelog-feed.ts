import { Injectable } from '@nestjs/common';
import { Feed } from 'feed';
import { PorticoConfig } from '../../../platform/config/index.js';
import { entryContent, entryTitle } from './changelog-entry.js';
import { ChangelogService } from './changelog.service.js';

const ENTRIES = 30;

/** Where the page is, and where the feed. */
const PAGE = '/drop-changes';
const FEED = '/api/drops/changes.atom';

/** What no XML document may hold, however it is escaped: names in the game's files have such characters. */
const NO_XML_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The newest changes of drops as an Atom document. */
@Injectable()
export class ChangelogFeed {
  constructor(
    private readonly config: PorticoConfig,
    private readonly changelog: ChangelogService,
  ) {}

  /** Throws `drops.changelog_off` where the owner does not show the changes. */
  async document(): Promise<string> {
    const { sets } = await this.changelog.list({
      setId: undefined,
      itemId: undefined,
      monsterId: undefined,
      page: 1,
      limit: ENTRIES,
    });
    const { name, origin } = this.config.public.site;
    const feed = new Feed({
      id: origin + PAGE,
      title: `${name}: drop changes`,
      link: origin + PAGE,
      feedLinks: { atom: origin + FEED },
      updated: new Date(sets[0]?.at ?? 0),
      author: { name, link: origin },
      generator: 'Portico',
    });
    for (const set of sets) {
      const address = `${origin}${PAGE}?set=${set.id}`;
      feed.addItem({
        id: address,
        link: address,
        title: entryTitle(set),
        date: new Date(set.at),
        published: new Date(set.at),
        content: entryContent(set),
      });
    }
    return feed.atom1().replace(NO_XML_CHARACTER, '');
  }
}
