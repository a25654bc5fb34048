import { Feed, type Item } from 'feed';
import { withoutXmlControls } from './xml-text.js';

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
  return withoutXmlControls(document.atom1());
}
