import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { MailAccounts } from '../accounts/mail-accounts.js';
import { PasswordMarks } from '../accounts/password-marks.js';
import { CEILING_KIND, CEILING_MS, ceilingRule, subjectKey, waitMs } from '../attempts/attempt-rules.js';
import type { AttemptRule } from '../attempts/attempt-rules.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import type { AttemptCeiling } from '../attempts/attempts.service.js';
import { samePassword } from '../passwords/change-password.service.js';
import { type Credentials, CredentialsRepository } from '../passwords/credentials.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { AccountMailer, type MailCause } from './account-mailer.js';

/** Wrong app codes allowed within 30 days. A guess is right with a chance of three in a million. */
const MAX_WRONG_CODES = 50;

/** Without a confirmed address, the owner cannot choose a new password by mail and has to wait this long. */
const WITHOUT_MAIL_MS = DAY_MS;

/** Limits wrong codes after the right password, because someone who guesses codes must know it. A new password resets the count. */
@Injectable()
export class WrongCodeLimit {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly accounts: MailAccounts,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly marks: PasswordMarks,
    private readonly mailer: AccountMailer,
  ) {}

  async of(account: Credentials, cause: MailCause): Promise<AttemptCeiling> {
    return {
      key: this.keyOf(account),
      rule: await this.ruleOf(account),
      refusal: (seconds) => new AppError('identity.codes_blocked', { seconds }),
      onReached: async () => {
        const owner = await this.accounts.findReachable(account.id);
        if (owner) this.mailer.send('wrongCodes', owner.email, [{ name: owner.name }], cause);
      },
    };
  }

  async refuse(account: Credentials): Promise<void> {
    if ((await this.isReached(account)) && (await this.hasConfirmedMail(account)))
      throw new AppError('identity.new_password_required');
  }

  /** Throws `identity.same_password` if the ceiling is reached and the new password is the old one, which the guesser knows. */
  async refuseSame(accountId: number, newPassword: string): Promise<void> {
    const account = await this.credentials.findById(accountId);
    if (account === undefined || !(await this.isReached(account))) return;
    if (await this.hasher.verify(newPassword, account)) throw samePassword();
  }

  private async isReached(account: Credentials): Promise<boolean> {
    const key = this.keyOf(account);
    const count = (await this.attempts.find([key])).get(key);
    return count !== undefined && waitMs(await this.ruleOf(account), count, Date.now()) > 0;
  }

  private async ruleOf(account: Credentials): Promise<AttemptRule> {
    const blockMs = (await this.hasConfirmedMail(account)) ? CEILING_MS : WITHOUT_MAIL_MS;
    return ceilingRule(MAX_WRONG_CODES, blockMs);
  }

  private keyOf({ id, password }: Credentials): string {
    return subjectKey(CEILING_KIND, String(id), String(this.marks.of(password)));
  }

  private async hasConfirmedMail({ id }: Credentials): Promise<boolean> {
    const account = await this.accounts.findReachable(id);
    return account !== undefined && this.accounts.isConfirmed(account);
  }
}
