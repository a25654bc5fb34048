import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@portico/i18n';
import {
  movedIndex,
  type PaletteOption,
  type PaletteSection,
  sectionsAtStart,
  sectionsFor,
} from './palette-sections';
import { clearSearches, recentSearches } from './recent-searches';
import { staffSections } from './staff-sections';
import { useOpenPages } from './use-open-pages';
import { useSearch } from './use-search';
import { useStaffSearch } from './use-staff-search';

export interface PaletteOptions {
  sections: readonly PaletteSection[];
  count: number;
  activeKey: string | undefined;
  activeId: string | undefined;
  error: Error | null;
  /** The results are for an earlier term. */
  isStale: boolean;
  retry: () => void;
  forget: () => void;
  /** Moves by a key; false where the key means nothing. */
  move: (key: string) => boolean;
  point: (option: PaletteOption) => void;
  /** The option that is active once the answer to what was typed is there. */
  whenFresh: (use: (option: PaletteOption) => void) => void;
}

export function optionId(key: string): string {
  return `palette-${key.replaceAll(/[^\w-]/g, (sign) => `_${sign.codePointAt(0)}`)}`;
}

/** Options for the typed text, and the active one. */
export function usePaletteOptions(typed: string): PaletteOptions {
  const t = useTexts('shell');
  const pages = useOpenPages();
  const hits = useStaffSearch(typed);
  const staff = staffSections(hits, (command, name) => t(`search.commands.${command}.title`, { name }));
  const [recent, setRecent] = useState(recentSearches);
  const { sections: found = [], nearest, error, retry, isStale: isSearchStale } = useSearch(typed);
  // The staff's rows stand first: before they are there, Enter would take another.
  const isStale = isSearchStale || hits.isStale;
  const term = typed.trim();
  const sections =
    term === '' ? sectionsAtStart(recent, pages) : sectionsFor(term, pages, found, nearest, staff);
  const all = sections.flatMap(({ options }) => options);
  const [wanted, setWanted] = useState<{ key: string; typed: string }>();
  const chosen = wanted?.typed === typed ? all.findIndex(({ key }) => key === wanted.key) : -1;
  const index = Math.max(chosen, 0);
  const active = all[index];

  const waiting = useRef<((option: PaletteOption) => void) | undefined>(undefined);
  useEffect(() => {
    waiting.current = undefined;
  }, [typed]);
  useEffect(() => {
    if (isStale || active === undefined) return;
    waiting.current?.(active);
    waiting.current = undefined;
  });

  return {
    sections,
    count: all.length,
    activeKey: active?.key,
    activeId: active && optionId(active.key),
    error,
    isStale: term !== '' && isStale,
    retry,
    forget: () => {
      clearSearches();
      setRecent([]);
    },
    move: (key) => {
      const option = all[movedIndex(key, index, all.length) ?? -1];
      if (option !== undefined) setWanted({ key: option.key, typed });
      return option !== undefined;
    },
    point: ({ key }) => setWanted({ key, typed }),
    whenFresh: (use) => {
      if (isStale) waiting.current = use;
      else if (active !== undefined) use(active);
    },
  };
}
