import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { MINUTE_MS } from '@portico/domain';
import { addressText, PorticoConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { AccountEntity, GameClock } from '../entities/index.js';
import { type PortState, probePort } from './login-port.js';
import { LOGIN_SERVER, LoginServerEntity } from './presence.entities.js';

/** Interval of writes while the server keeps greeting. */
const HELLO_WRITE_MS = 30_000;

/** A server that shuts down closes its port first and then saves everybody, within this time. */
const SHUTDOWN_MS = MINUTE_MS;

/**
 * Knows whether the login server at the configured address runs. A closed port alone proves nothing: another machine,
 * or a container, refuses connections too. A server counts as down only if it greeted there before.
 */
@Injectable()
export class LoginServer {
  private readonly logger = new Logger('LoginServer');
  private readonly address: string;

  constructor(
    @InjectRepository(LoginServerEntity) private readonly servers: Repository<LoginServerEntity>,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
    @Inject(GameClock) private readonly clock: GameClock,
  ) {
    this.address = addressText(config.server.game);
  }

  /**
   * Probes the port once and records a change: it greeted, went down, or was restarted. `confirm` fails in the same
   * unit of work if another process has taken over meanwhile.
   */
  async look(now: number, confirm: (manager: EntityManager) => Promise<void>): Promise<void> {
    const known = await this.known();
    const next = afterProbe(known, await this.probe(), now);
    if (next === undefined) return;
    if (next.emptyBefore !== (known?.emptyBefore ?? 0) && (await this.someoneStayed(next.emptyBefore))) {
      this.logger.warn({
        msg: 'a login server was started, and accounts are logged in since before: it is not the one of this database',
        address: this.address,
      });
      next.emptyBefore = known?.emptyBefore ?? 0;
    }
    await this.unitOfWork.run(async (manager) => {
      await confirm(manager);
      await manager.upsert(LoginServerEntity, { name: LOGIN_SERVER, address: this.address, ...next }, [
        'name',
      ]);
    });
  }

  /**
   * Whether the server of a login is surely down, with its memory lost: it greeted after the login, has been down for
   * a while, and nobody has come or gone since. `lastLogin` in the database's spelling.
   */
  async isGoneSince(lastLogin: string, now = Date.now()): Promise<boolean> {
    const known = await this.known();
    const login = this.clock.parse(lastLogin) ?? 0;
    if (known === undefined || known.goneAt === null) return false;
    if (known.goneAt > now - SHUTDOWN_MS || login > known.helloAt + HELLO_WRITE_MS) return false;
    return (await this.probe()) === 'closed' && !(await this.someoneCame(known.goneAt + SHUTDOWN_MS));
  }

  private probe(): Promise<PortState> {
    const { host, port } = this.config.server.game;
    return probePort(host, port);
  }

  private async known(): Promise<LoginServerEntity | undefined> {
    const row = await this.servers.findOneBy({ name: LOGIN_SERVER });
    return row?.address === this.address ? row : undefined;
  }

  /** A start of the game logs everybody out in the rows. */
  private someoneStayed(since: number): Promise<boolean> {
    return this.accounts
      .createQueryBuilder('account')
      .where('account.loginState <> 0 AND account.lastLoginAt <= :since', { since: this.clock.textOf(since) })
      .getExists();
  }

  private someoneCame(after: number): Promise<boolean> {
    return this.accounts
      .createQueryBuilder('account')
      .where('account.lastLoginAt > :after', { after: this.clock.textOf(after) })
      .getExists();
  }
}

type Known = Pick<LoginServerEntity, 'helloAt' | 'goneAt' | 'emptyBefore'>;

/** The state after a probe; undefined if nothing has to be written. */
export function afterProbe(known: Known | undefined, port: PortState, now: number): Known | undefined {
  if (port === 'open') {
    if (known === undefined) return { helloAt: now, goneAt: null, emptyBefore: 0 };
    if (known.goneAt !== null) return { helloAt: now, goneAt: null, emptyBefore: known.goneAt };
    return Math.abs(now - known.helloAt) >= HELLO_WRITE_MS ? { ...known, helloAt: now } : undefined;
  }
  // A silent server may be frozen, or its network down: its memory is still there.
  if (port !== 'closed' || known === undefined || known.goneAt !== null) return undefined;
  return { ...known, goneAt: now };
}
