import { Injectable, Logger } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Client, maskedNetwork, NETWORKS_PER_SITE } from '../../../platform/http/index.js';
import { columnWithoutDefault, isDuplicate, isRefused } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { type HourlyLimit, HourlyLimits } from '../attempts/hourly-limits.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type NewAccount, RegisteredAccountsRepository } from './registered-accounts.repository.js';

export interface CreatedAccount {
  accountId: number;
  token: string;
}

/** Writes all rows of a new account in one unit: the game's, its session, its counts and its audit entry. */
@Injectable()
export class AccountCreation {
  private readonly logger = new Logger('Registration');

  constructor(
    private readonly accounts: RegisteredAccountsRepository,
    private readonly limits: HourlyLimits,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly config: PorticoConfig,
  ) {}

  /** Throws `identity.too_many_attempts` for a network that has made its share: before anything is hashed for it. */
  async refuseTooMany(client: Client): Promise<void> {
    refuseFor(await this.limits.secondsToWait(this.limitsOf(client)));
  }

  /** Throws `identity.username_taken`. */
  async refuseTaken(name: string): Promise<void> {
    if (await this.accounts.exists(name)) throw new AppError('identity.username_taken');
  }

  /** Throws like the two above, and `identity.account_not_writable` if the game's table refuses the row. */
  async create(account: NewAccount, client: Client): Promise<CreatedAccount> {
    try {
      return await this.limits.run(this.limitsOf(client), async (seconds) => {
        refuseFor(seconds);
        const accountId = await this.accounts.add(account);
        const token = await this.sessions.open(accountId, { client });
        await this.audit.record({ action: 'register', accountId, actorAccountId: accountId, client });
        return { accountId, token };
      });
    } catch (error) {
      // Another process, or the game, which makes accounts of names that are typed there.
      if (isDuplicate(error)) await this.refuseTaken(account.name);
      throw this.refusalOf(error) ?? error;
    }
  }

  private limitsOf({ network }: Client): HourlyLimit[] {
    const limit = this.config.server.identity.registrationsPerHour;
    const own = { kind: 'registration', value: network, limit };
    if (!network.includes(':')) return [own];
    return [
      own,
      { kind: 'registration-site', value: maskedNetwork(network), limit: limit * NETWORKS_PER_SITE },
    ];
  }

  /** A refusal of the game's table is the operator's to solve: the log names it. */
  private refusalOf(error: unknown): AppError | undefined {
    const column = columnWithoutDefault(error);
    if (column !== undefined)
      this.logger.error(`no account can be made: accounts.${column} has no default and is not known here`);
    else if (isRefused(error))
      this.logger.error(
        'no account can be made: the database user may not INSERT into accounts (doctor --grants)',
      );
    else if (isDuplicate(error))
      this.logger.error({ msg: 'no account can be made: a unique column other than the name', err: error });
    else return undefined;
    return new AppError('identity.account_not_writable');
  }
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new AppError('identity.too_many_attempts', { seconds });
}
