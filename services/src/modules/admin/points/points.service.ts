import { Injectable } from '@nestjs/common';
import { counted } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { IdempotencyService } from '../../../platform/http/idempotency/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { AccountSearchRepository, type NamedCharacter } from '../accounts/account-search.repository.js';
import { PointsGiving, PointsTerms } from './points-giving.js';
import { PointsRequestsRepository } from './points-requests.repository.js';
import type { AddPointsRequestDto, PointsAddedDto, PointsOutcome } from './points.dto.js';

/** Stored answer of a repeatable call. It stays the same, whatever happens to the grant later. */
interface AskedPoints {
  requestId: number;
  entryKey: string;
  accountId: number;
  characterName: string;
  needsConfirmation: boolean;
}

@Injectable()
export class PointsService {
  constructor(
    private readonly requests: PointsRequestsRepository,
    private readonly searches: AccountSearchRepository,
    private readonly terms: PointsTerms,
    private readonly giving: PointsGiving,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(points: AddPointsRequestDto, key: string | undefined, by: Actor): Promise<PointsAddedDto> {
    const { accountId } = by.principal;
    const { characterName, pointType, amount, reason = '', note } = points;
    const request = { call: 'add-points', characterName, pointType, amount, reason, ...(note && { note }) };
    const asked = await this.idempotency.run({ accountId, key, request }, async (entryKey) => {
      this.giving.requireOn();
      const receiver = await this.searches.characterNamed(characterName);
      if (receiver === undefined)
        throw new AppError('admin.character_not_found', { name: characterName.trim() });
      return this.ask(entryKey, receiver, points, by);
    });
    const isThere = !asked.needsConfirmation && (await this.giving.deliver(asked));
    return toPointsAdded(points, asked, isThere);
  }

  private ask(
    entryKey: string,
    { id: characterId, name: characterName, accountId }: NamedCharacter,
    { pointType, amount, reason = '', note = '' }: AddPointsRequestDto,
    by: Actor,
  ): Promise<AskedPoints> {
    const askedBy = by.principal.accountId;
    return this.unitOfWork.run(async (manager) => {
      await this.requests.lockGiver(manager, askedBy);
      const needs = await this.terms.needsOf(manager, askedBy, { accountId, pointType, amount });
      if (needs.reason && reason === '') throw new AppError('admin.reason_required');
      const points = { entryKey, accountId, pointType, amount, askedBy };
      const balance = await this.giving.refuseImpossible(manager, points);
      const requestId = await this.requests.add(manager, {
        ...points,
        at: Date.now(),
        characterName,
        reason,
        note,
        needsConfirmation: needs.confirmation,
        state: needs.confirmation ? 'waiting' : 'approved',
        decidedBy: null,
        decidedAt: null,
      });
      if (!needs.confirmation) await this.giving.give(points, by.client.requestId);
      const { before } = balance;
      await this.audit.record({
        action: needs.confirmation ? 'points-ask' : 'points-add',
        accountId,
        ...actorOf(by),
        details: {
          request: requestId,
          characterId,
          character: characterName,
          pointType,
          amount,
          reason,
          ...(note !== '' && { note }),
          before,
          after: needs.confirmation ? before : balance.after,
        },
      });
      return { requestId, entryKey, accountId, characterName, needsConfirmation: needs.confirmation };
    });
  }
}

function toPointsAdded(
  { pointType, amount }: AddPointsRequestDto,
  { requestId, characterName, needsConfirmation }: AskedPoints,
  isThere: boolean,
): PointsAddedDto {
  const given = pointType === 'vp' ? counted(amount, 'vote point') : `${amount} NX`;
  const messages: Readonly<Record<PointsOutcome, string>> = {
    delivered: `Added ${given} to ${characterName}`,
    waiting: `${characterName} gets ${given} after leaving the game`,
    needsConfirmation: `Another admin has to confirm ${given} for ${characterName}`,
  };
  const outcome = needsConfirmation ? 'needsConfirmation' : isThere ? 'delivered' : 'waiting';
  return {
    success: outcome !== 'needsConfirmation',
    message: messages[outcome],
    outcome,
    requestId: needsConfirmation ? requestId : null,
  };
}
