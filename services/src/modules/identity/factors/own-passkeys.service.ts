import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, type AuditAction, AuditService } from '../../audit/index.js';
import { toPasskeyDto } from '../passkeys/passkeys.dto.js';
import type { NewPasskeyDto, PasskeyDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { FactorPolicy, FactorsService } from './factors.service.js';

/** Adds passkeys to a player's own account and removes them. */
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

  async ask(by: Actor, password: string): Promise<PasskeyOptionsDto> {
    if (!this.policy.hasPasskeys) throw new AppError('game.feature_off');
    const account = await this.passwords.reauthenticate(by, password);
    const { options, challenge } = await this.passkeys.askNew(account);
    const ticket = await this.tickets.issue({ kind: 'passkey-add', accountId: account.id, challenge });
    return { ticket, options };
  }

  async add(by: Actor, request: NewPasskeyDto): Promise<PasskeyDto> {
    const { accountId } = by.principal;
    const ticket = await this.tickets.redeem(request.ticket, 'passkey-add');
    if (ticket.accountId !== accountId) throw new AppError('identity.ticket_expired');
    return this.unitOfWork.run(async () => {
      const added = await this.passkeys.add(accountId, request.name, ticket, request.response);
      await this.record('passkey-add', added.id, by);
      return toPasskeyDto(added);
    });
  }

  async remove(by: Actor, id: number, password: string): Promise<void> {
    const account = await this.passwords.reauthenticate(by, password);
    await this.factors.remove(account, async () => {
      if (!(await this.stored.remove(account.id, id))) throw new AppError('identity.passkey_not_found');
      await this.record('passkey-remove', id, by);
    });
  }

  private record(action: AuditAction, passkey: number, by: Actor): Promise<void> {
    return this.audit.record({
      action,
      accountId: by.principal.accountId,
      ...actorOf(by),
      details: { passkey },
    });
  }
}
