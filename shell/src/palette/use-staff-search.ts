import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { apiQuery, isOpenTo, useVisitor } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { type Command, COMMANDS, readCommand, type StaffHits } from './staff-sections';
import { useSettled } from './use-search';

const PAUSE_MS = 160;
const HITS = 5;

/** Accounts by their names or those of their characters, and commands, for those who may use them. */
export function useStaffSearch(typed: string): StaffHits {
  const t = useTexts('shell');
  const isStaff = isOpenTo({ permission: 'admin' }, useVisitor());
  const words = Object.fromEntries(
    COMMANDS.map((command) => [command, t(`search.commands.${command}.word`)]),
  ) as Record<Command, string>;
  const settled = useSettled(typed.trim(), PAUSE_MS);
  const { command, name } = readCommand(settled, words);
  const accountsBy = (by: 'name' | 'character') => ({
    ...apiQuery('/api/admin/accounts', { query: { search: name, by, limit: HITS }, authenticated: true }),
    enabled: isStaff && [...name].length >= SEARCH_MIN_LENGTH,
  });
  const { data: named } = useQuery(accountsBy('name'));
  const { data: played } = useQuery(accountsBy('character'));
  const found = [...(named?.accounts ?? []), ...(played?.accounts ?? [])];
  const accounts = new Map(found.map((account) => [account.id, account]));
  if (!isStaff) return { accounts: [], command: undefined, name };
  return { accounts: [...accounts.values()].slice(0, HITS), command, name };
}
