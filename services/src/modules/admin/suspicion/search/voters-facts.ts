import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, type Repository } from 'typeorm';
import {
  AccountEntity,
  accountsCreatedAt,
  CharacterEntity,
  GameClock,
  LOGIN_STATE,
  SchemaProbe,
} from '../../../../game/index.js';
import { upgradePayments } from '../../../ledger/index.js';
import { type Payment, payments } from '../../../game-logs/index.js';
import type { AccountFacts, LastSeen } from '../rules/facts.js';

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

  /**
   * Payments for goods, taken by the portal or the game. The log of NX includes the ledger's payments; Inkwell's log
   * adds only its vote points.
   */
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
