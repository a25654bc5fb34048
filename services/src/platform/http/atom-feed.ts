import { Feed, type Item } from 'feed';

/** Characters that XML does not allow, even escaped. Some names in the game's files contain them. */
const NO_XML_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

interface AtomFeed {
  /** Permanent id of the feed. */
  id: string;
  title: string;
  link: string;
  /** Address of the feed itself. */
  self: string;
  updated: Date;
  language?: string;
  /** Titles and contents are HTML. */
  entries: readonly Item[];
}

/** An Atom document of the site. */
export function atomDocument(
  { name, origin }: { name: string; origin: string },
  { self, entries, ...feed }: AtomFeed,
): string {
  const document = new Feed({
    ...feed,
    feedLinks: { atom: self },
    author: { name, link: origin },
    generator: 'Portico',
  });
  for (const entry of entries) document.addItem(entry);
  return document.atom1().replace(NO_XML_CHARACTER, '');
}
