import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PorticoConfig } from '../../platform/config/index.js';
import { GameClock } from '../entities/index.js';
import { GameFeatures } from '../probe/game-features.js';
import { AccountExitEntity, type ExitSign, LOGIN_SERVER } from './presence.entities.js';
import { lastLoginText } from './login-rows.js';
import { isStuck, type KnownPresence, LEAVING_MS, presenceOf, type PresenceSigns } from './presence.js';

const SIGNS = `SELECT COALESCE(a.loggedin, 0) AS loginState, ${lastLoginText('a')} AS lastLogin,
    (SELECT COUNT(*) FROM characters c WHERE c.accountid = a.id) AS characterCount,
    (SELECT CAST(MAX(c.lastLogoutTime) AS CHAR) FROM characters c WHERE c.accountid = a.id) AS lastLogout,
    seen.last_login AS exitSeenAt, seen.sign AS exitSign, COALESCE(server.empty_before, 0) AS emptyBefore
  FROM accounts a
  LEFT JOIN portal_account_exit seen ON seen.account_id = a.id
  LEFT JOIN portal_login_server server ON server.name = '${LOGIN_SERVER}'
  WHERE a.id = ?`;

const STATE_ALONE = 'SELECT COALESCE(loggedin, 0) AS loginState FROM accounts WHERE id = ?';

/** The judgement of an account. A statement with the conditions of `unchanged` writes only while it holds. */
export interface JudgedAccount extends KnownPresence {
  /** `accounts.lastlogin` in the database's spelling, '' for none or if the tables lack it. */
  lastLogin: string;
  /** Its row says for too long that it changes between servers: the game has given the change up. */
  isStuck: boolean;
  /** SQL conditions on `accounts` (alias or table name `owner`) that hold while the row is unchanged since the judgement. */
  unchanged: (owner: string) => { sql: string; parameters: Record<string, string> };
}

/** Judges whether accounts are surely out of the game. */
@Injectable()
export class PresenceRepository {
  private readonly leavingMs: number;

  constructor(
    private readonly reader: DataSource,
    @Inject(GameFeatures) private readonly features: GameFeatures,
    @Inject(PorticoConfig) { bridgeKind }: PorticoConfig,
    @Inject(GameClock) private readonly clock: GameClock,
  ) {
    // The simulated game saves and writes its row in one transaction.
    this.leavingMs = bridgeKind === 'simulated' ? 0 : LEAVING_MS;
  }

  /** The presence of one account, in the view of the reader or of a transaction; undefined if it does not exist. */
  async judge(
    accountId: number,
    manager: EntityManager = this.reader.manager,
    now = Date.now(),
  ): Promise<JudgedAccount | undefined> {
    if (!this.features.isOn('exits')) return judgeByState(manager, accountId);
    const [row] = await manager.query<PresenceSigns[]>(SIGNS, [accountId]);
    if (row === undefined) return undefined;
    const signs = { ...row, ...numbersOf(row), lastLogin: String(row.lastLogin) };
    return {
      ...presenceOf(signs, now, this.clock, this.leavingMs),
      lastLogin: signs.lastLogin,
      isStuck: isStuck(signs, now, this.clock),
      unchanged: (owner) => ({
        sql: `COALESCE(${owner}.loggedin, 0) = 0 AND ${lastLoginText(owner)} = :judgedLogin`,
        parameters: { judgedLogin: signs.lastLogin },
      }),
    };
  }

  timeOf(lastLogin: string): number | null {
    return this.clock.parse(lastLogin);
  }

  /** Records that accounts have left; `lastLogin` in the spelling of their rows. */
  async recordExits(
    manager: EntityManager,
    exits: readonly { accountId: number; lastLogin: string }[],
    sign: ExitSign,
    seenAt = Date.now(),
  ): Promise<void> {
    if (exits.length === 0) return;
    const rows = exits.map((exit) => ({ ...exit, sign, seenAt }));
    await manager.upsert(AccountExitEntity, rows, ['accountId']);
  }
}

/** Judges only by the login state, for tables without the times. */
async function judgeByState(manager: EntityManager, accountId: number): Promise<JudgedAccount | undefined> {
  const [row] = await manager.query<Pick<PresenceSigns, 'loginState'>[]>(STATE_ALONE, [accountId]);
  if (row === undefined) return undefined;
  return {
    presence: Number(row.loginState) === 0 ? 'out' : 'inGame',
    seconds: 0,
    lastLogin: '',
    isStuck: false,
    unchanged: (owner) => ({ sql: `COALESCE(${owner}.loggedin, 0) = 0`, parameters: {} }),
  };
}

function numbersOf({ loginState, characterCount, emptyBefore }: PresenceSigns) {
  return {
    loginState: Number(loginState),
    characterCount: Number(characterCount),
    emptyBefore: Number(emptyBefore),
  };
}
