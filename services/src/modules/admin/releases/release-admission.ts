import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { ReleaseKeys, ReleaseTokens, type SignatureClaim, SignatureError } from '../../releases/index.js';
import type { Statement, TokenFault } from '../../releases/index.js';

export interface Credentials {
  authorization: string | undefined;
  signature: string | undefined;
  client: Client;
}

const FAULTS: Record<TokenFault, string> = {
  missing: 'Send the token of this remote as "Authorization: Bearer ..."',
  unknown: 'There is no such token',
  revoked: 'This token has been revoked',
  expired: 'This token has expired',
  other_remote: 'This token is that of another remote',
};

@Injectable()
export class ReleaseAdmission {
  constructor(
    @Inject(ReleaseTokens) private readonly tokens: ReleaseTokens,
    @Inject(ReleaseKeys) private readonly keys: ReleaseKeys,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Runs `work` if the call is allowed. `claim` is undefined if the token has no key. A refused signature is audited. */
  async admit<T>(
    remote: string,
    { authorization, signature, client }: Credentials,
    work: (token: string, claim: SignatureClaim | undefined) => Promise<T>,
  ): Promise<T> {
    const token = await this.tokenOf(remote, authorization);
    try {
      return await work(token.name, await this.keys.claim(token, signature));
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error;
      const { message } = error;
      const details = { remote, token: token.name, reason: message };
      await this.audit.record({ action: 'release-refused', accountId: null, client, details });
      throw new AppError('releases.signature_refused', { message });
    }
  }

  async tokenOf(remote: string, authorization: string | undefined) {
    const token = await this.tokens.admit(authorization, remote);
    if (typeof token !== 'string') return token;
    const code = token === 'other_remote' ? 'releases.token_forbidden' : 'releases.token_refused';
    throw new AppError(code, { message: FAULTS[token] });
  }

  verify(claim: SignatureClaim | undefined, statement: Statement): void {
    if (claim !== undefined) this.keys.verify(claim, statement);
  }

  /** Checks token and keys again in the unit of work of the change, and uses up the signature: an upload takes minutes after `admit`. */
  confirm(token: string, claim: SignatureClaim | undefined): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.tokens.lock(token)))
        throw new AppError('releases.token_refused', {
          message: 'This token has been revoked or has expired',
        });
      await (claim === undefined ? this.keys.requireNone(token) : this.keys.spend(claim));
    });
  }
}
