import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, MoreThanOrEqual } from 'typeorm';
import type { DataSource } from 'typeorm';
import {
  AccountEntity,
  accountsCreatedAt,
  CharacterEntity,
  LOGIN_STATE,
  SchemaProbe,
  GameClock,
} from '../../../../game/index.js';
import { SessionEntity } from '../../../identity/index.js';
import { LedgerEntryEntity } from '../../../ledger/index.js';
import { InkwellLogEntity, NxLogEntity } from '../../../logs/index.js';
import type { LastSeen, SpendFact } from '../rules/facts.js';

/** What rows of the game tell of an account, beside its votes. */
export interface KnownAccount {
  id: number;
  createdAt: number | null;
  isInGame: boolean;
  lastSeen: LastSeen;
}

/** Of a batch. */
const MAX_ROWS = 40_000;

/** Sessions are asked for in statements of so many accounts. */
const IDS_AT_ONCE = 1000;

/** `accounts.lastlogin`, `accounts.createdat` and `characters.lastLogoutTime`, each where this database has it. */
type Known = Readonly<Record<'lastLogin' | 'created' | 'lastLogout', boolean>>;

/** What is known of those who vote: when they were in the game, what they bought, what they log in with. */
@Injectable()
export class VotersFacts {
  constructor(
    @InjectDataSource() private readonly reader: DataSource,
    private readonly probe: SchemaProbe,
    private readonly clock: GameClock,
  ) {}

  async accounts(ids: readonly number[]): Promise<KnownAccount[]> {
    if (ids.length === 0) return [];
    const schema = await this.probe.probe();
    const known: Known = {
      lastLogin: schema.hasColumn('accounts', 'lastlogin'),
      created: schema.hasColumn('accounts', 'createdat'),
      lastLogout: schema.hasColumn('characters', 'lastLogoutTime'),
    };
    const [accounts, logouts, created] = await Promise.all([
      this.reader.manager.find(AccountEntity, {
        select: { id: true, loginState: true, lastLoginAt: known.lastLogin },
        where: { id: In([...ids]) },
      }),
      known.lastLogout ? this.lastLogouts(ids) : new Map<number, number>(),
      known.created ? accountsCreatedAt(this.reader.manager, ids) : new Map<number, number>(),
    ]);
    return accounts.map(({ id, loginState, lastLoginAt }) => ({
      id,
      isInGame: loginState !== LOGIN_STATE.out,
      createdAt: created.get(id) ?? null,
      lastSeen: lastSeenOf(known, known.lastLogin ? this.clock.parse(lastLoginAt) : null, logouts.get(id)),
    }));
  }

  /** What they paid for goods, whoever took it: the log of NX has what the ledger takes too, that of Inkwell its vote points alone. */
  async spends(accountIds: readonly number[], since: number): Promise<ReadonlyMap<number, SpendFact[]>> {
    const ofAccounts = { accountId: In([...accountIds]) };
    const at = MoreThanOrEqual(since);
    const characters = await this.reader.manager.find(CharacterEntity, {
      select: { id: true },
      where: ofAccounts,
    });
    const [nx, inkwell, upgrades] = await Promise.all([
      this.reader.manager.find(NxLogEntity, {
        select: { id: true, accountId: true, at: true, amount: true },
        where: { ...ofAccounts, at, type: 'SPEND' },
        take: MAX_ROWS,
      }),
      this.reader.manager.find(InkwellLogEntity, {
        select: { id: true, accountId: true, at: true, cost: true },
        where: { characterId: In(characters.map(({ id }) => id)), at, currency: 'VOTE_POINTS' },
        take: MAX_ROWS,
      }),
      this.reader.manager.find(LedgerEntryEntity, {
        select: { id: true, accountId: true, at: true, delta: true },
        where: { ...ofAccounts, reason: 'upgrade', currency: 'VP', at },
        take: MAX_ROWS,
      }),
    ]);
    const spends = [
      ...nx.map(({ accountId, at: when, amount }) => ({ accountId, at: when, nx: amount, votePoints: 0 })),
      ...inkwell.map(({ accountId, at: when, cost }) => ({ accountId, at: when, nx: 0, votePoints: cost })),
      ...upgrades.map(({ accountId, at: when, delta }) => ({
        accountId,
        at: when,
        nx: 0,
        votePoints: -delta,
      })),
    ];
    return grouped(spends, ({ accountId }) => accountId);
  }

  /** The newest device of each account that has had a session since. */
  async devices(accountIds: readonly number[], since: number): Promise<ReadonlyMap<number, string>> {
    const devices = new Map<number, string>();
    for (let first = 0; first < accountIds.length; first += IDS_AT_ONCE) {
      const rows = await this.reader.manager.find(SessionEntity, {
        select: { id: true, accountId: true, device: true, lastSeenAt: true },
        where: {
          accountId: In(accountIds.slice(first, first + IDS_AT_ONCE)),
          lastSeenAt: MoreThanOrEqual(since),
        },
        order: { lastSeenAt: 'ASC' },
        take: MAX_ROWS,
      });
      for (const { accountId, device } of rows) if (device !== null) devices.set(accountId, device);
    }
    return devices;
  }

  private async lastLogouts(accountIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.reader.manager.find(CharacterEntity, {
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

/** The game rewrites `lastlogin` whenever somebody comes or goes, and `lastLogoutTime` when a character goes. */
function lastSeenOf(known: Known, lastLogin: number | null, lastLogout: number | undefined): LastSeen {
  if (!known.lastLogin && !known.lastLogout) return { isKnown: false };
  const at = Math.max(lastLogin ?? 0, lastLogout ?? 0);
  return { isKnown: true, at: at === 0 ? null : at };
}
