import { And, In, LessThan, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { rowsById } from '../../platform/persistence/index.js';
import type { MovedSum, NetworkSource, Span, Sql, StorySource, TableOf } from '../game-logs/index.js';
import { COUNTED_STATES, VoteDayEntity, VoteEntity } from './votes/vote.entities.js';

const PAGE = 500;
const MAX_PAGES = 6;

/** A larger number of waiting votes would not be useful. */
const MAX_PENDING = 100_000;

/** Maximum votes per batch of accounts or networks; the newest ones are read. */
const MAX_VOTES = 40_000;

const COUNTED_FIELDS = {
  id: true,
  accountId: true,
  site: true,
  at: true,
  confirmedAt: true,
  creditedAt: true,
  day: true,
  ip: true,
  nx: true,
  votePoints: true,
} as const;

/** `openedAt`: when the player pressed the button. `day`: by the server's clock. `network`: empty if unknown. */
export type CountedVote = Pick<VoteEntity, 'accountId' | 'site' | 'creditedAt' | 'nx' | 'votePoints'> &
  Record<'openedAt' | 'confirmedAt', number> &
  Record<'day' | 'network', string>;

export type VotePlace = Record<'confirmedAt' | 'voteId', number>;

/** Counted votes by the time when they counted. Decoys for names without an account are never counted. */
export const VOTE_TABLE = {
  log: 'votes',
  sql: 'portal_vote',
  order: 'time',
  time: { column: 'confirmed_at' },
  condition: "state IN ('confirmed', 'credited') AND account_id > 0",
  choices: {},
  owners: { accounts: ['account_id'] },
  source: { column: 'site', index: 'portal_vote_site' },
  columns: {
    reward_amount: 'nx',
    vote_points_added: 'vp',
    site: 'site',
    is_credited: "(state = 'credited')",
  },
  others: ['account_id', 'ip'],
  kinds: [],
  indexes: { '': 'portal_vote_confirmed', owner: 'portal_vote_account_confirmed' },
} as const satisfies TableOf<'votes'>;

export const VOTE_STORY: StorySource = {
  table: 'portal_vote',
  key: 'account_id',
  columns: ['site', 'state', 'ip'],
};

export const VOTE_NETWORKS: NetworkSource = { table: 'portal_vote', column: 'ip' };

export function votePointsPaid(reader: EntityManager, day: string): Promise<MovedSum[]> {
  return reader.query(
    `SELECT 'VP' AS currency, 'vote' AS subject, SUM(vp) AS paid, 0 AS taken FROM portal_vote_day WHERE day = ?`,
    [day],
  );
}

export function votePointMoves(day: string): Sql {
  const text = 'SELECT account_id, vp AS paid, 0 AS taken FROM portal_vote_day WHERE day = ?';
  return { text, values: [day] };
}

export async function voteDaySums(
  reader: EntityManager,
  day: string,
): Promise<Record<'votes' | 'nx' | 'votePoints' | 'voters', number>> {
  const [row] = await reader.query<Record<string, number | string | null>[]>(
    `SELECT SUM(votes) AS votes, SUM(nx) AS nx, SUM(vp) AS votePoints,
        SUM(CASE WHEN votes > 0 THEN 1 ELSE 0 END) AS voters FROM portal_vote_day WHERE day = ?`,
    [day],
  );
  return {
    votes: Number(row?.votes ?? 0),
    nx: Number(row?.nx ?? 0),
    votePoints: Number(row?.votePoints ?? 0),
    voters: Number(row?.voters ?? 0),
  };
}

export function voteDaysOf(
  reader: EntityManager,
  accountIds: readonly number[],
  day: string,
): Promise<VoteDayEntity[]> {
  return reader.findBy(VoteDayEntity, { accountId: In([...accountIds]), day });
}

/** Votes that wait for a report, or for their account to leave the game. Votes without an account are left out. */
export async function countPending(reader: EntityManager, now: number): Promise<number> {
  const waiting = ["state = 'opened' AND expires_at > ?", "state = 'confirmed' AND expires_at >= ?"];
  const counts = waiting.map(async (condition, index) => {
    const [row] = await reader.query<{ votes: number | string }[]>(
      `SELECT COUNT(*) AS votes FROM
        (SELECT id FROM portal_vote WHERE ${condition} AND account_id > 0 LIMIT ${MAX_PENDING}) counted`,
      [index === 0 ? now : 0],
    );
    return Number(row?.votes ?? 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

export async function countVotes(reader: EntityManager, [from, until]: Span): Promise<number> {
  return reader.countBy(VoteEntity, {
    confirmedAt: And(MoreThanOrEqual(from), LessThan(until)),
    state: In(COUNTED_STATES),
    accountId: MoreThan(0),
  });
}

export async function lastVotesOf(
  reader: EntityManager,
  day: string,
  start: number,
  limit: number,
): Promise<ReadonlyMap<number, number>> {
  const last = new Map<number, number>();
  for (let page = 0; page < MAX_PAGES && last.size < limit; page += 1) {
    const votes = await reader.find(VoteEntity, {
      select: { id: true, accountId: true, confirmedAt: true },
      where: { confirmedAt: MoreThanOrEqual(start), state: In(COUNTED_STATES), day },
      order: { confirmedAt: 'DESC', id: 'DESC' },
      skip: page * PAGE,
      take: PAGE,
    });
    for (const { accountId, confirmedAt } of votes)
      if (last.size < limit && !last.has(accountId)) last.set(accountId, confirmedAt ?? start);
    if (votes.length < PAGE) break;
  }
  return last;
}

export async function countedVotesAfter(
  reader: EntityManager,
  { confirmedAt, voteId }: VotePlace,
  until: number,
  limit: number,
): Promise<{ votes: CountedVote[]; last: VotePlace | undefined }> {
  const same = await reader.find(VoteEntity, {
    select: { ...COUNTED_FIELDS, state: true },
    where: { confirmedAt, id: MoreThan(voteId) },
    order: { id: 'ASC' },
    take: limit,
  });
  const later = await reader
    .createQueryBuilder(VoteEntity, 'vote')
    .where('vote.confirmedAt > :confirmedAt AND vote.confirmedAt <= :until', { confirmedAt, until })
    .orderBy('vote.confirmedAt', 'ASC')
    .addOrderBy('vote.id', 'ASC')
    .limit(Math.max(1, limit - same.length))
    .getMany();
  const rows = [...same, ...later];
  const end = rows.at(-1);
  const last = end && { confirmedAt: end.confirmedAt ?? confirmedAt, voteId: end.id };
  return { votes: rows.filter(({ state }) => COUNTED_STATES.includes(state)).flatMap(toCounted), last };
}

/** Counted votes that were opened since a moment, by `accountId` or `ip`, oldest first. */
export async function countedVotes(
  reader: EntityManager,
  owners: Pick<FindOptionsWhere<VoteEntity>, 'accountId' | 'ip'>,
  since: number,
  until: number,
): Promise<CountedVote[]> {
  const rows = await reader.find(VoteEntity, {
    select: COUNTED_FIELDS,
    where: {
      ...owners,
      at: MoreThanOrEqual(since),
      state: In(COUNTED_STATES),
      confirmedAt: LessThanOrEqual(until),
    },
    order: { at: 'DESC' },
    take: MAX_VOTES,
  });
  return rows.flatMap(toCounted).toSorted((a, b) => a.confirmedAt - b.confirmedAt);
}

export async function sitesOfVotes(
  reader: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const votes = await rowsById(reader.getRepository(VoteEntity), ids, { id: true, site: true });
  return new Map([...votes].map(([id, { site }]) => [id, site]));
}

function toCounted(vote: Pick<VoteEntity, keyof typeof COUNTED_FIELDS>): CountedVote[] {
  const { accountId, site, at: openedAt, confirmedAt, creditedAt, day, ip: network, nx, votePoints } = vote;
  if (confirmedAt === null || day === null) return [];
  return [{ accountId, site, openedAt, confirmedAt, creditedAt, day, network, nx, votePoints }];
}
