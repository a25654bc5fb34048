import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  DAY_MS,
  dayNumberOf,
  grouped,
  MINUTE_MS,
  SECOND_MS,
  startOfDay,
  SUSPICION_RULES,
} from '@portico/domain';
import { DataSource, In, type Repository } from 'typeorm';
import {
  AccountEntity,
  accountsCreatedAt,
  CharacterEntity,
  GameClock,
  LOGIN_STATE,
  SchemaProbe,
} from '../../../../game/index.js';
import { PorticoConfig } from '../../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs, type LeaderRound } from '../../../../platform/jobs/index.js';
import { type Payment, payments } from '../../../game-logs/index.js';
import { devicesOf } from '../../../identity/index.js';
import { upgradePayments } from '../../../ledger/index.js';
import { countedVotes, countedVotesAfter, type VotePlace } from '../../../voting/index.js';
import { ACCOUNT_DAYS, examine, NETWORK_DAYS, type Thresholds, thresholdsOf } from '../rules/examine.js';
import type { AccountFacts, Finding, LastSeen, NetworkFacts, VoteFact } from '../rules/facts.js';
import { SuspicionsRepository } from '../suspicions.repository.js';

const MAX_ROWS = 40_000;

/** Whether the database has `accounts.lastlogin`, `accounts.createdat` and `characters.lastLogoutTime`. */
type Known = Readonly<Record<'lastLogin' | 'created' | 'lastLogout', boolean>>;

@Injectable()
export class VotersFacts {
  constructor(
    @InjectRepository(AccountEntity) private readonly accountRows: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly probe: SchemaProbe,
    private readonly clock: GameClock,
  ) {}

  async accounts(ids: readonly number[]): Promise<Omit<AccountFacts, 'votes' | 'spends'>[]> {
    if (ids.length === 0) return [];
    const schema = await this.probe.probe();
    const known: Known = {
      lastLogin: schema.hasColumn('accounts', 'lastlogin'),
      created: schema.hasColumn('accounts', 'createdat'),
      lastLogout: schema.hasColumn('characters', 'lastLogoutTime'),
    };
    const [accounts, logouts, created] = await Promise.all([
      this.accountRows.find({
        select: { id: true, loginState: true, lastLoginAt: known.lastLogin },
        where: { id: In([...ids]) },
      }),
      known.lastLogout ? this.lastLogouts(ids) : new Map<number, number>(),
      known.created ? accountsCreatedAt(this.accountRows.manager, ids) : new Map<number, number>(),
    ]);
    return accounts.map(({ id, loginState, lastLoginAt }) => ({
      id,
      isInGame: loginState !== LOGIN_STATE.out,
      createdAt: created.get(id) ?? null,
      lastSeen: lastSeenOf(known, known.lastLogin ? this.clock.parse(lastLoginAt) : null, logouts.get(id)),
    }));
  }

  /** Payments for goods. The log of NX includes the ledger's payments; Inkwell's log adds only its vote points. */
  async spending(accountIds: readonly number[], since: number): Promise<ReadonlyMap<number, Payment[]>> {
    const { manager } = this.characters;
    const characters = await this.characters.find({
      select: { id: true },
      where: { accountId: In([...accountIds]) },
    });
    const characterIds = characters.map(({ id }) => id);
    const paid = await Promise.all([
      payments(manager, { accountIds, characterIds }, since),
      upgradePayments(manager, accountIds, since),
    ]);
    return grouped(paid.flat(), ({ accountId }) => accountId);
  }

  private async lastLogouts(accountIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.characters.find({
      select: { id: true, accountId: true, lastLogoutAt: true },
      where: { accountId: In([...accountIds]) },
      take: MAX_ROWS,
    });
    const byAccount = grouped(rows, ({ accountId }) => accountId);
    return new Map(
      [...byAccount].map(([id, characters]) => [
        id,
        Math.max(...characters.map(({ lastLogoutAt }) => this.clock.parse(lastLogoutAt) ?? 0)),
      ]),
    );
  }
}

/** The game writes `lastlogin` at each login and logout of the account, and `lastLogoutTime` at each logout of the character. */
function lastSeenOf(known: Known, lastLogin: number | null, lastLogout: number | undefined): LastSeen {
  if (!known.lastLogin && !known.lastLogout) return { isKnown: false };
  const at = Math.max(lastLogin ?? 0, lastLogout ?? 0);
  return { isKnown: true, at: at === 0 ? null : at };
}

/** Days that the first search goes back, and any search after a longer pause. */
const FIRST_DAYS = 3;

/** After this time a vote is paid, instant purchases are made, and no earlier report is still being written. */
const SETTLED_MS = 2 * MINUTE_MS;

const BATCH = 300;
/** Batches per round. They hold more votes than a busy day has; the next round continues. */
const MAX_BATCHES = 30;

/** Judges votes in the order of their reports, batch by batch. It continues where the last process stopped. */
@Injectable()
export class SuspicionSearch {
  readonly job: LeaderJob<number>;

  constructor(
    private readonly voters: VotersFacts,
    private readonly findings: SuspicionsRepository,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
    jobs: LeaderJobs,
  ) {
    const { admin, spending: worth } = config.server;
    const thresholds = thresholdsOf(admin.suspicion, worth.nxPerVotePoint);
    const isOn = SUSPICION_RULES.some((rule) => thresholds[rule] !== 0);
    this.job = jobs.leaderJob({
      name: 'SuspicionSearch',
      lease: 'admin-suspicions',
      every: 30 * SECOND_MS,
      // Longer than a batch takes.
      leaseMs: 2 * MINUTE_MS,
      due: () => Promise.resolve(isOn ? [thresholds] : []),
      work: async (round) => {
        let judged = 0;
        for (let batch = 0; batch < MAX_BATCHES && (await round.mayGoOn()); batch += 1) {
          const count = await this.judgeBatch(round, thresholds);
          if (count === undefined) break;
          judged += count;
        }
        return judged;
      },
    });
  }

  private async judgeBatch({ now, write }: LeaderRound<Thresholds>, thresholds: Thresholds) {
    const start = { confirmedAt: now - FIRST_DAYS * DAY_MS, voteId: 0 };
    const known = await this.findings.progress();
    // If this place is later than now, the clock was set back, and votes reported since then come before it.
    const isGood = known !== undefined && known.confirmedAt > start.confirmedAt && known.confirmedAt <= now;
    const from: VotePlace = isGood ? known : start;
    const { votes, last } = await countedVotesAfter(this.reader.manager, from, now - SETTLED_MS, BATCH);
    if (last === undefined) return undefined;
    const found: Finding[] = [];
    for (const [day, ofDay] of grouped(votes, (vote) => vote.day))
      found.push(...(await this.judgeDay(day, ofDay, thresholds)));
    await write(async (manager) => {
      await this.findings.write(manager, found);
      await this.findings.moveOn(manager, last);
    });
    return votes.length;
  }

  private async judgeDay(day: string, votes: readonly VoteFact[], thresholds: Thresholds) {
    const { zone } = this.config.public.time;
    const end = startOfDay(dayNumberOf(day) + 1, zone) - 1;
    const networks = await this.networkFacts(votes, end);
    return examine(day, await this.accountFacts(votes, end), networks, thresholds);
  }

  private async accountFacts(votes: readonly VoteFact[], until: number): Promise<AccountFacts[]> {
    const ids = [...new Set(votes.map(({ accountId }) => accountId))];
    const since = until - ACCOUNT_DAYS * DAY_MS;
    const [accounts, history, spends] = await Promise.all([
      this.voters.accounts(ids),
      countedVotes(this.reader.manager, { accountId: In(ids) }, since, until),
      this.voters.spending(ids, since),
    ]);
    const votesOf = grouped(history, ({ accountId }) => accountId);
    return accounts.map((account) => {
      const { id } = account;
      return { ...account, votes: votesOf.get(id) ?? [], spends: spends.get(id) ?? [] };
    });
  }

  private async networkFacts(votes: readonly VoteFact[], until: number) {
    const names = [...new Set(votes.map(({ network }) => network))].filter((network) => network !== '');
    if (names.length === 0) return new Map<string, NetworkFacts>();
    const { manager } = this.reader;
    const since = until - NETWORK_DAYS * DAY_MS;
    const history = await countedVotes(manager, { ip: In(names) }, since, until);
    const accounts = [...new Set(history.map(({ accountId }) => accountId))];
    const devices = await devicesOf(manager, accounts, since);
    const votesOf = grouped(history, ({ network }) => network);
    return new Map([...votesOf].map(([network, own]) => [network, { network, votes: own, devices }]));
  }
}
