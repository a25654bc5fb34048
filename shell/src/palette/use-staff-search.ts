import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { apiQuery, isOpenTo, useIsOpenPage, useVisitor } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { type Command, COMMANDS, readCommand, type StaffHits, thingOf } from './staff-sections';
import { useSettled } from './use-search';

const PAUSE_MS = 160;
const HITS = 5;

/**
 * Finds accounts by name or character, and commands, for the staff. `isStale` until the typed text has an
 * answer; a failed call is one too.
 */
export function useStaffSearch(typed: string): StaffHits & { isStale: boolean } {
  const t = useTexts('shell');
  const isOpenPage = useIsOpenPage();
  const isStaff = isOpenTo({ permission: 'admin' }, useVisitor());
  const words = Object.fromEntries(
    COMMANDS.map((command) => [command, t(`search.commands.${command}.word`)]),
  ) as Record<Command, string>;
  const settled = useSettled(typed.trim(), PAUSE_MS);
  const { command, name } = readCommand(settled, words);
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
  const accounts = new Map(people.map((account) => [account.id, account]));
  const sections = isAsked && asked ? found.data?.sections : undefined;
  return {
    accounts: asked === undefined ? [...accounts.values()].slice(0, HITS) : [],
    things:
      command === 'drops' && !isOpenPage('/droprates')
        ? []
        : (sections?.find(({ kind }) => kind === asked)?.hits ?? []),
    command,
    name,
    isStale: settled !== typed.trim() || [named, played, found].some(({ isLoading }) => isLoading),
  };
}
