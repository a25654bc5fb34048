import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { MINUTE_MS } from '@portico/domain';
import { PorticoConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { AccountEntity, GameClock } from '../entities/index.js';
import { type PortState, probePort } from './login-port.js';
import { LOGIN_SERVER, LoginServerEntity } from './login-server.entity.js';

/** While the server keeps greeting, its row is written this often. */
const HELLO_WRITE_MS = 30_000;

/** A server that shuts down closes its port first, and then saves everybody: this takes it no longer. */
const SHUTDOWN_MS = MINUTE_MS;

/**
 * Knows whether the login server at the address of the settings runs. Its port alone proves nothing: another machine, or a container,
 * refuses connections too. A server counts as gone where it greeted there before.
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
    const { host, port } = config.server.game;
    this.address = `${host}:${port}`;
  }

  /**
   * Listens to the port once and writes down what has changed: that it greeted, went, or was started again. `confirm` fails in the
   * same unit of work where another process has taken over meanwhile.
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
   * Whether the server that an account is logged in to is surely gone, with everything in its memory: it greeted after the login,
   * has been gone for a while, and nobody has come or gone since. `lastLogin` as the database spells it.
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

  /** A start of the game logs everybody out, as far as the rows say. */
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

/** The state after the port was probed; undefined where nothing has to be written. */
export function afterProbe(known: Known | undefined, port: PortState, now: number): Known | undefined {
  if (port === 'open') {
    if (known === undefined) return { helloAt: now, goneAt: null, emptyBefore: 0 };
    if (known.goneAt !== null) return { helloAt: now, goneAt: null, emptyBefore: known.goneAt };
    return Math.abs(now - known.helloAt) >= HELLO_WRITE_MS ? { ...known, helloAt: now } : undefined;
  }
  // A silent server may be frozen, or its network may be down: its memory lives.
  if (port !== 'closed' || known === undefined || known.goneAt !== null) return undefined;
  return { ...known, goneAt: now };
}
