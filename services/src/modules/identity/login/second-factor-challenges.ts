import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { OneTimeCodesRepository } from '../one-time-codes/one-time-codes.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import type { Credentials } from '../passwords/credentials.repository.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { FactorPolicy } from '../factors/factor-policy.js';

export const SECOND_FACTOR_METHODS = ['totp', 'recovery', 'passkey'] as const;

export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

export interface SecondFactorChallenge {
  ticket: string;
  methods: SecondFactorMethod[];
}

@Injectable()
export class SecondFactorChallenges {
  constructor(
    private readonly codes: OneTimeCodesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly policy: FactorPolicy,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly tickets: TicketsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The step after the right password, if any. Throws `identity.invalid_credentials` if the password has changed since. */
  async begin(account: Credentials): Promise<SecondFactorChallenge | undefined> {
    const methods = await this.methodsOf(account.id);
    if (methods.length === 0) return undefined;
    return this.unitOfWork.run(async () => {
      // A change of the password ends all tickets, and must not miss this one.
      if (!(await this.passwords.lockUnchanged(account))) throw new AppError('identity.invalid_credentials');
      return { ticket: await this.tickets.issue({ kind: 'second-factor', accountId: account.id }), methods };
    });
  }

  /** Only roles that need a factor require the passkey. Others may lose it and still log in by password. */
  private async methodsOf(accountId: number): Promise<SecondFactorMethod[]> {
    const hasTotp = await this.codes.isOn(accountId);
    const hasPasskeys = this.policy.hasPasskeys && (await this.passkeys.hasAny(accountId));
    const isAsked = hasTotp || (hasPasskeys && (await this.isRequired(accountId)));
    if (!isAsked) return [];
    const hasCodes = (await this.codes.countCodes(accountId)) > 0;
    const has: Record<SecondFactorMethod, boolean> = {
      totp: hasTotp,
      recovery: hasCodes,
      passkey: hasPasskeys,
    };
    return SECOND_FACTOR_METHODS.filter((method) => has[method]);
  }

  private async isRequired(accountId: number): Promise<boolean> {
    return this.policy.isRequiredFor(await this.accounts.grantedRoles(accountId));
  }
}
