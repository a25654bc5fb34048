import { grouped, DAY_MS, HOUR_MS, writtenDay } from '@portico/domain';
import { parseGameTime } from '@portico/services/game';
import { examine, thresholdsOf } from '@portico/services/modules/admin';
import type {
  AccountFacts,
  Finding,
  NetworkFacts,
  SuspicionEntity,
  VoteFact,
} from '@portico/services/modules/admin';
import type { VoteEntity } from '@portico/services/modules/voting';
import { settingsSchema } from '@portico/services/platform/config';
import { maskedAddress } from '@portico/services/platform/http';
import { readRows } from '../../shared/data-files.js';
import type { Player } from '../accounts/player.js';
import type { DemoEconomy } from './economy.js';
import { byTime, serverDay, startOfServerDay } from './log-times.js';

const DAYS = 14;
const NETWORK_DAYS = 7;

/** Findings older than this may have been reviewed. */
const REVIEWED_DAYS = 3;

const ADMINS = ['demowebadm', 'demoadmin'];

/** Findings of the rules on votes of the last two weeks. Every other older finding has been reviewed. */
export function demoSuspicions(
  players: readonly Player[],
  economy: DemoEconomy,
  today: number,
): SuspicionEntity[] {
  const last = serverDay(today) - 1;
  const judge = judgeOf(players, economy);
  const findings = Array.from({ length: DAYS }, (_, index) => last - DAYS + 1 + index).flatMap(judge);
  const rows = findings.toSorted(byTime).map((finding, index) => rowOf(finding, index + 1));
  return withReviews(rows, players, today);
}

function judgeOf(
  players: readonly Player[],
  { votes, nx, inkwell }: DemoEconomy,
): (day: number) => Finding[] {
  const { server } = settingsSchema.parse({});
  const thresholds = thresholdsOf(server.admin.suspicion, server.spending.nxPerVotePoint);
  const facts = votes.flatMap(factOf);
  const votesOf = grouped(facts, ({ accountId }) => accountId);
  const votesOfDay = grouped(facts, ({ day }) => day);
  const spends = grouped(
    [
      ...nx.flatMap(({ accountId, at, type, amount }) =>
        type === 'SPEND' ? { accountId, at, nx: amount, votePoints: 0 } : [],
      ),
      ...inkwell.flatMap(({ accountId, at, currency, cost }) =>
        currency === 'VOTE_POINTS' ? { accountId, at, nx: 0, votePoints: cost } : [],
      ),
    ],
    ({ accountId }) => accountId,
  );
  const byId = new Map(players.map((player) => [player.account.id, player]));
  const accountAt = (id: number, end: number): AccountFacts => ({
    id,
    createdAt: parseGameTime(byId.get(id)?.account.createdAt ?? null),
    isInGame: (byId.get(id)?.account.loginState ?? 0) > 0,
    lastSeen: { isKnown: true, at: byId.get(id)?.lastSeenAt ?? null },
    votes: (votesOf.get(id) ?? []).filter(({ confirmedAt }) => confirmedAt < end),
    spends: (spends.get(id) ?? []).filter(({ at }) => at < end),
  });
  return (day) => {
    const today = votesOfDay.get(writtenDay(day)) ?? [];
    const week = Array.from(
      { length: NETWORK_DAYS },
      (_, back) => votesOfDay.get(writtenDay(day - back)) ?? [],
    ).flat();
    const accounts = [...new Set(today.map(({ accountId }) => accountId))];
    const end = startOfServerDay(day + 1);
    return examine(
      writtenDay(day),
      accounts.map((id) => accountAt(id, end)),
      networksOf(today, week),
      thresholds,
    );
  };
}

/** Votes of the week for each network with votes today. `devices` are the known devices of accounts. */
export function networksOf(
  today: readonly VoteFact[],
  week: readonly VoteFact[],
  devices: ReadonlyMap<number, string> = new Map(),
): ReadonlyMap<string, NetworkFacts> {
  const names = new Set(today.map(({ network }) => network));
  const votes = grouped(
    week.filter(({ network }) => names.has(network)),
    ({ network }) => network,
  );
  return new Map([...votes].map(([network, own]) => [network, { network, votes: own, devices }]));
}

function factOf({ at, ip, ...vote }: VoteEntity): VoteFact[] {
  const { accountId, site, confirmedAt, creditedAt, day, nx, votePoints } = vote;
  if (creditedAt === null || confirmedAt === null || day === null) return [];
  return [{ accountId, site, openedAt: at, confirmedAt, creditedAt, day, network: ip, nx, votePoints }];
}

function rowOf({ rule, accountId, day, at, evidence }: Finding, id: number): SuspicionEntity {
  const shown = evidence.map(({ name, value }) => ({
    name,
    value: name === 'network' ? maskedAddress(String(value)) : value,
  }));
  const reviewed = { reviewedAt: null, reviewedBy: null, note: null };
  return { id, rule, accountId, day, at, evidence: JSON.stringify(shown), ...reviewed };
}

/** Adds a note to each finding, written the day after. */
function withReviews(
  rows: readonly SuspicionEntity[],
  players: readonly Player[],
  today: number,
): SuspicionEntity[] {
  const notes = readRows('people/suspicion-notes', 2);
  const admins = ADMINS.flatMap(
    (name) => players.find(({ account }) => account.name === name)?.account.id ?? [],
  );
  const old = rows.filter(({ at }) => at < today - REVIEWED_DAYS * DAY_MS);
  const looks = new Map<number, Partial<SuspicionEntity>>();
  notes.forEach(([rule, note = ''], index) => {
    const row = old.find(({ id, rule: found }) => found === rule && !looks.has(id));
    if (row !== undefined)
      looks.set(row.id, {
        note,
        reviewedBy: admins[index % admins.length] ?? null,
        reviewedAt: row.at + DAY_MS - HOUR_MS,
      });
  });
  return rows.map((row) => ({ ...row, ...looks.get(row.id) }));
}
