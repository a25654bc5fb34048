import { addressOf, type SearchKind } from '@portico/contract';
import type { Answer } from '@portico/portal-kit';

type SearchSection = Answer<'/api/search'>['sections'][number];
type NearThing = NonNullable<Answer<'/api/search'>['nearest']>[number];
export type SearchHit = SearchSection['hits'][number];

/** A line of the palette: it opens a page, or fills the field. */
export type PaletteOption =
  | {
      key: string;
      kind: 'page' | 'staffPage';
      title: string;
      href: string;
      area?: string;
      matches: number[][];
    }
  | { key: string; kind: 'account' | 'command'; title: string; href: string }
  | { key: string; kind: SearchKind; title: string; href: string; hit: SearchHit }
  | { key: string; kind: SearchKind; title: string; href: string; id: number }
  | { key: string; kind: 'recent'; title: string };

export interface PaletteSection {
  /** `nearest`: names similar to a term without results. `own`: the reader's characters. */
  kind: PaletteOption['kind'] | 'nearest' | 'own';
  options: PaletteOption[];
}

export interface Page {
  path: string;
  label: string;
  /** Name of the section of the portal that the page belongs to. */
  area?: string;
  isForStaff?: boolean;
}

/** Options before typing: recent searches, the reader's characters, then all pages. */
export function sectionsAtStart(
  recent: readonly string[],
  own: readonly { id: number; name: string }[],
  pages: readonly Page[],
): PaletteSection[] {
  return filled([
    {
      kind: 'recent',
      options: recent.map((term) => ({ key: `recent ${term}`, kind: 'recent', title: term })),
    },
    {
      kind: 'own',
      options: own.map(({ id, name }) => ({
        key: `player ${id}`,
        kind: 'player',
        title: name,
        href: addressOf('player', id),
        id,
      })),
    },
    ...pageSections(pages),
  ]);
}

/** Options for a term: pages by name, staff commands, then results of the server or its suggestions if there are none. */
export function sectionsFor(
  term: string,
  pages: readonly Page[],
  found: readonly SearchSection[],
  nearest: readonly NearThing[] = [],
  staff: readonly PaletteSection[] = [],
): PaletteSection[] {
  return filled([
    ...pageSections(pages, term.toLocaleLowerCase()),
    ...staff,
    ...found.map(({ kind, hits }) => ({
      kind,
      options: hits.map((hit) => ({
        key: `${kind} ${hit.id}`,
        kind,
        title: hit.name,
        href: addressOf(kind, hit.id),
        hit,
      })),
    })),
    {
      kind: 'nearest',
      options: nearest.map(({ kind, id, name }) => ({
        key: `${kind} ${id}`,
        kind,
        title: name,
        href: addressOf(kind, id),
        id,
      })),
    },
  ]);
}

/** Pages whose names contain the term, those of the staff apart. */
function pageSections(pages: readonly Page[], term = ''): PaletteSection[] {
  return (['page', 'staffPage'] as const).map((kind) => ({
    kind,
    options: pages.flatMap(({ path, label, area, isForStaff = false }) => {
      const at = label.toLocaleLowerCase().indexOf(term);
      if (at === -1 || isForStaff !== (kind === 'staffPage')) return [];
      const matches = term === '' ? [] : [[at, at + term.length]];
      return [{ key: `page ${path}`, kind, title: label, href: path, area, matches }];
    }),
  }));
}

function filled(sections: readonly PaletteSection[]): PaletteSection[] {
  return sections.filter(({ options }) => options.length > 0);
}

/** The index that a key moves to; undefined for other keys. */
export function movedIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
