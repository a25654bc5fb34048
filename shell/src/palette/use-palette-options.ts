import { isPageShown, ownsPath, type Permission, type RegistryPage } from '@portico/contract';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { useTexts, findText } from '@portico/i18n';
import {
  isOpenTo,
  usePortal,
  useVisitor,
  apiQuery,
  useIsOpenPage,
  useOwnAccount,
  useSession,
  useDebounced,
} from '@portico/portal-kit';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { WITHOUT_SESSION } from '../account/use-redirect-to-login';
import { loadTexts } from '../boot/load-texts';
import { useOpenNavigation } from '../navigation/use-navigation';
import { useRegistry } from '../registry/registry-store';
import {
  movedIndex,
  type PaletteOption,
  type PaletteSection,
  sectionsAtStart,
  sectionsFor,
  type Page,
} from './palette-sections';
import { clearSearches, recentSearches } from './recent-searches';
import {
  staffSections,
  type Command,
  COMMANDS,
  readCommand,
  type StaffHits,
  thingOf,
} from './staff-sections';

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
  /** Moves by a key; false for other keys. */
  move: (key: string) => boolean;
  point: (option: PaletteOption) => void;
  /** Calls back with the active option once the results fit the typed text. */
  whenFresh: (use: (option: PaletteOption) => void) => void;
}

export function optionId(key: string): string {
  return `palette-${key.replaceAll(/[^\w-]/g, (sign) => `_${sign.codePointAt(0)}`)}`;
}

export function usePaletteOptions(typed: string): PaletteOptions {
  const t = useTexts('shell');
  const pages = useOpenPages();
  const hits = useStaffSearch(typed);
  const staff = staffSections(hits, (command, name) => t(`search.commands.${command}.title`, { name }));
  const [recent, setRecent] = useState(recentSearches);
  const { data: account } = useOwnAccount();
  // The characters of the staff have no pages.
  const own = account === undefined || account.isAdmin ? [] : account.characters;
  const { sections: found = [], nearest, error, retry, isStale: isSearchStale } = useSearch(typed);
  // The staff's rows come first: before they are loaded, Enter would choose another.
  const isStale = isSearchStale || hits.isStale;
  const term = typed.trim();
  const sections =
    term === '' ? sectionsAtStart(recent, own, pages) : sectionsFor(term, pages, found, nearest, staff);
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

/** Home, the entries of the navigation, and all other pages that the reader may open, by title. */
function useOpenPages(): Page[] {
  const t = useTexts('shell');
  const { remotes } = useRegistry();
  const { config, language } = usePortal();
  const visitor = useVisitor();
  const navigation = useOpenNavigation();
  const entries: Page[] = [
    { path: '/', label: t('menu.home') },
    ...navigation.map(({ path, label, audience }) => ({ path, label, isForStaff: isOfStaff(audience) })),
  ];
  const isListed = (page: RegistryPage) =>
    (page.permission !== 'public' || (page.index && !WITHOUT_SESSION.has(page.path))) &&
    !page.path.includes(':') &&
    isOpenTo(page, visitor) &&
    isPageShown(page, config);
  const owners = remotes.filter(({ problem, pages }) => problem === undefined && pages.some(isListed));
  // Titles come with the texts of their remotes.
  useQuery({
    queryKey: ['texts', ...owners.map(({ namespace }) => namespace)],
    queryFn: async ({ signal }) => {
      await Promise.allSettled(
        owners.map(({ namespace, texts }) => loadTexts(namespace, language, texts, signal)),
      );
      return true;
    },
    staleTime: Infinity,
  });
  const known = new Set(entries.map(({ path }) => path));
  const others = owners.flatMap(({ namespace, pages }) =>
    pages
      .filter((page) => isListed(page) && !known.has(page.path))
      .flatMap(({ path, titleKey, permission }): Page[] => {
        const label = findText(namespace, titleKey);
        const area = navigation.find((entry) => ownsPath(entry.path, path))?.label;
        return label === undefined ? [] : [{ path, label, area, isForStaff: isOfStaff(permission) }];
      }),
  );
  return [...entries, ...others];
}

function isOfStaff(permission: Permission | undefined): boolean {
  return permission === 'admin' || permission === 'webAdmin';
}

const PAUSE_MS = 160;
const HITS = 5;

/** Finds accounts and commands for the staff. `isStale` until the typed text has an answer; a failed call is one too. */
function useStaffSearch(typed: string): StaffHits & { isStale: boolean } {
  const t = useTexts('shell');
  const isOpenPage = useIsOpenPage();
  const visitor = useVisitor();
  const username = useSession((session) => session.username);
  const isStaff = isOpenTo({ permission: 'admin' }, visitor);
  const words = Object.fromEntries(
    COMMANDS.map((command) => [command, t(`search.commands.${command}.word`)]),
  ) as Record<Command, string>;
  const debounced = useDebounced(typed.trim(), typed.trim() === '' ? 0 : PAUSE_MS);
  const { command, name } = readCommand(debounced, words);
  const asked = thingOf(command);
  const isAsked = isStaff && [...name].length >= SEARCH_MIN_LENGTH;
  const accountsBy = (by: 'name' | 'character') => ({
    ...apiQuery('/api/admin/accounts', { query: { search: name, by, limit: HITS }, authenticated: true }),
    enabled: isAsked && asked === undefined,
  });
  const named = useQuery(accountsBy('name'));
  const played = useQuery(accountsBy('character'));
  const found = useQuery({
    ...apiQuery('/api/search', { query: { q: name, limit: HITS } }),
    enabled: isAsked && asked !== undefined,
  });
  if (!isStaff) return { accounts: [], things: [], command: undefined, name, isStale: false };
  const people = isAsked ? [...(named.data?.accounts ?? []), ...(played.data?.accounts ?? [])] : [];
  // The API decides about other game masters, by their levels.
  const isBannable = ({ name: owner, role, ban }: (typeof people)[number]) =>
    ban === null && owner !== username && (role !== 'webAdmin' || visitor.roles.includes('webAdmin'));
  const accounts = new Map(
    people.map((account) => [account.id, { ...account, isBannable: isBannable(account) }]),
  );
  const sections = isAsked && asked ? found.data?.sections : undefined;
  return {
    accounts: asked === undefined ? [...accounts.values()].slice(0, HITS) : [],
    things:
      command === 'drops' && !isOpenPage('/droprates')
        ? []
        : (sections?.find(({ kind }) => kind === asked)?.hits ?? []),
    command,
    name,
    isStale: debounced !== typed.trim() || [named, played, found].some(({ isLoading }) => isLoading),
  };
}

const HITS_PER_KIND = 5;

/** Results for the typed text, a moment after the last key; until then the earlier ones (`isStale`). */
function useSearch(typed: string) {
  const term = useDebounced(typed.trim(), typed.trim() === '' ? 0 : PAUSE_MS);
  const isAsked = [...term].length >= SEARCH_MIN_LENGTH;
  const query = useQuery({
    ...apiQuery('/api/search', { query: { q: term, limit: HITS_PER_KIND } }),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  return {
    sections: isAsked ? query.data?.sections : [],
    nearest: isAsked ? query.data?.nearest : undefined,
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
    isStale: term !== typed.trim() || (isAsked && (query.isPlaceholderData || query.isPending)),
  };
}
