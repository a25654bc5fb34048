import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import {
  type NewPasskeyDto,
  type PasskeyDto,
  type PasskeyOptionsDto,
  toPasskeyDto,
} from '../passkeys/passkeys.dto.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { FactorPolicy } from './factor-policy.js';
import { FactorsService } from './factors.service.js';

@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly stored: PasskeysRepository,
    private readonly factors: FactorsService,
    private readonly policy: FactorPolicy,
    private readonly passwords: PasswordsService,
    private readonly tickets: TicketsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async ask({ accountId }: Principal, password: string, client: Client): Promise<PasskeyOptionsDto> {
    if (!this.policy.hasPasskeys) throw new AppError('game.feature_off');
    const account = await this.passwords.reauthenticate(accountId, password, client);
    const { options, challenge } = await this.passkeys.askNew(account);
    return { ticket: await this.tickets.issue({ kind: 'passkey-add', accountId, challenge }), options };
  }

  async add({ accountId }: Principal, request: NewPasskeyDto, client: Client): Promise<PasskeyDto> {
    const ticket = await this.tickets.redeem(request.ticket, 'passkey-add');
    if (ticket.accountId !== accountId) throw new AppError('identity.ticket_expired');
    return this.unitOfWork.run(async () => {
      const added = await this.passkeys.add(accountId, request.name, ticket, request.response);
      await this.record('passkey-add', accountId, added.id, client);
      return toPasskeyDto(added);
    });
  }

  async remove({ accountId }: Principal, id: number, password: string, client: Client): Promise<void> {
    const account = await this.passwords.reauthenticate(accountId, password, client);
    await this.factors.remove(account, async () => {
      if (!(await this.stored.remove(accountId, id))) throw new AppError('identity.passkey_not_found');
      await this.record('passkey-remove', accountId, id, client);
    });
  }

  private record(action: AuditAction, accountId: number, passkey: number, client: Client): Promise<void> {
    return this.audit.record({ action, accountId, actorAccountId: accountId, client, details: { passkey } });
  }
}
