import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { POINT_TYPES, STAFF_ACTS, type StaffAct } from '@portico/domain';
import type { Repository } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor, Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, type AuditRecord, AuditService } from '../../audit/index.js';
import { AccountNoteEntity } from '../admin.entities.js';
import { AccountGate } from './account-gate.js';
import type { AccountHistoryDto, NoteRequestDto, StaffActDto } from './accounts.dto.js';

const MAX_NOTES = 100;
const MAX_ACTS = 50;

@Injectable()
export class AccountHistoryService {
  constructor(
    @InjectRepository(AccountNoteEntity) private readonly notes: Repository<AccountNoteEntity>,
    private readonly gate: AccountGate,
    private readonly names: AccountNames,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async history(accountId: number, principal: Principal): Promise<AccountHistoryDto> {
    await this.gate.refuseReading(accountId, principal);
    return this.read(accountId);
  }

  async addNote(accountId: number, { kind, text }: NoteRequestDto, by: Actor): Promise<AccountHistoryDto> {
    if (text === '') throw new AppError('admin.reason_required');
    await this.gate.refuse(accountId, by.principal);
    const { accountId: authorId } = by.principal;
    const details = { kind, reason: text };
    await this.unitOfWork.run(async (manager) => {
      await manager.insert(AccountNoteEntity, { accountId, at: Date.now(), authorId, kind, text });
      await this.audit.record({ action: 'account-note', accountId, ...actorOf(by), details });
    });
    return this.read(accountId);
  }

  private async read(accountId: number): Promise<AccountHistoryDto> {
    const [notes, acts] = await Promise.all([
      this.notes.find({ where: { accountId }, order: { id: 'DESC' }, take: MAX_NOTES }),
      this.audit.newestOf(accountId, STAFF_ACTS, MAX_ACTS),
    ]);
    const names = await this.names.of([
      ...notes.map(({ authorId }) => authorId),
      ...acts.map(({ actorAccountId }) => actorAccountId),
    ]);
    return {
      notes: notes.map(({ id, at, authorId, kind, text }) => {
        return { id, at, by: names.get(authorId) ?? null, kind, text };
      }),
      acts: acts.map((act) => toStaffAct(act, names)),
    };
  }
}

function toStaffAct(
  { id, at, action, actorAccountId, details: { reason, amount, pointType } }: AuditRecord<StaffAct>,
  names: ReadonlyMap<number | null, string>,
): StaffActDto {
  return {
    id,
    at,
    action,
    by: names.get(actorAccountId) ?? null,
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    amount: typeof amount === 'number' ? amount : null,
    pointType: POINT_TYPES.find((type) => type === pointType) ?? null,
  };
}
