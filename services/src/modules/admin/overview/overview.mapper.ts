import type { AccountEntity, CharacterEntity } from '../../../game/index.js';
import type { VoteDay } from '../../voting/index.js';
import type { SuspicionEntity } from '../suspicion.entity.js';
import type { SuspiciousVoteDto, VoteAnalyticsDto } from './overview.dto.js';

/** An account with more has characters in several worlds. */
const MAX_CHARACTERS = 12;

export interface Voters {
  /** By account, newest first. */
  lastVotes: ReadonlyMap<number, number>;
  used: readonly VoteDay[];
  accounts: readonly Pick<AccountEntity, 'id' | 'name' | 'nxCredit'>[];
  /** By account, the highest level first. */
  characters: ReadonlyMap<number, readonly Pick<CharacterEntity, 'name' | 'level'>[]>;
  spent: ReadonlyMap<number, number>;
  suspicious: ReadonlySet<number>;
}

/** An account that is gone has no name, and is not listed. */
export function toVoteAnalytics(voters: Voters): VoteAnalyticsDto[] {
  const accounts = new Map(voters.accounts.map((account) => [account.id, account]));
  const used = new Map(voters.used.map((day) => [day.accountId, day]));
  return [...voters.lastVotes].flatMap(([id, lastVote]) => {
    const account = accounts.get(id);
    if (account === undefined) return [];
    const day = used.get(id);
    const shown = (voters.characters.get(id) ?? []).slice(0, MAX_CHARACTERS);
    return {
      account_id: id,
      account_name: account.name,
      characters: shown.map(({ name, level }) => ({ name, level })),
      votes_today: day?.votes ?? 0,
      nx_received_today: day?.nx ?? 0,
      vp_received_today: day?.votePoints ?? 0,
      current_nx_balance: account.nxCredit ?? 0,
      nx_spent_today: voters.spent.get(id) ?? 0,
      last_vote_time: lastVote,
      suspicious: voters.suspicious.has(id),
    };
  });
}

export function toSuspiciousVotes(
  suspicions: readonly SuspicionEntity[],
  names: ReadonlyMap<number | null, string>,
): SuspiciousVoteDto[] {
  return suspicions.map(({ id, accountId, rule, at }) => ({
    id,
    account_id: accountId,
    account_name: names.get(accountId) ?? `#${accountId}`,
    reason: rule,
    vote_time: at,
  }));
}
