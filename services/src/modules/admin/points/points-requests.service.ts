import { Injectable } from '@nestjs/common';
import type { PointsRequestState } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Actor, databasePagination, type Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import type { PointsRequestEntity } from '../admin.entities.js';
import { PointsGiving, PointsTerms } from './points-giving.js';
import { PointsRequestsRepository } from './points-requests.repository.js';
import type { PointsRequestDto, PointsRequestsDto } from './points.dto.js';

type DecidedState = Exclude<PointsRequestState, 'waiting'>;

@Injectable()
export class PointsRequestsService {
  constructor(
    private readonly requests: PointsRequestsRepository,
    private readonly terms: PointsTerms,
    private readonly giving: PointsGiving,
    private readonly names: AccountNames,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ accountId }: Principal, page: number, limit: number): Promise<PointsRequestsDto> {
    const [terms, [requests, total]] = await Promise.all([
      this.terms.of(accountId),
      this.requests.list({ skip: (page - 1) * limit, take: limit }),
    ]);
    const names = await this.namesIn(requests);
    return {
      terms,
      requests: requests.map((request) => toPointsRequest(request, names, accountId)),
      pagination: databasePagination(page, limit, total),
    };
  }

  async decide(id: number, state: DecidedState, by: Actor): Promise<PointsRequestDto> {
    if (state === 'approved') this.giving.requireOn();
    const decided = await this.unitOfWork.run((manager) => this.settle(manager, id, state, by));
    if (state === 'approved') await this.giving.deliver(decided);
    return toPointsRequest(decided, await this.namesIn([decided]), by.principal.accountId);
  }

  /** The new state, the grant and the audit row are one unit of work, so only one of several concurrent decisions counts. */
  private async settle(manager: EntityManager, id: number, state: DecidedState, by: Actor) {
    const decidedBy = by.principal.accountId;
    const decision = { state, decidedBy, decidedAt: Date.now() };
    const isDecided = await this.requests.decide(manager, id, decision);
    const request = await this.requests.find(id, manager);
    if (request === null) throw new AppError('admin.request_not_found');
    if (!isDecided) throw new AppError('admin.request_decided');
    // The admin who asked and the admin who receives may withdraw a request, but not approve it.
    if (state === 'approved' && isOwnRequest(request, decidedBy)) throw new AppError('admin.own_request');
    if (state === 'approved') {
      await this.giving.refuseImpossible(manager, request);
      await this.giving.give(request, by.client.requestId);
    }
    const { accountId, characterName: character, pointType, amount, reason, note, askedBy } = request;
    await this.audit.record({
      action: state === 'approved' ? 'points-approve' : 'points-refuse',
      accountId,
      ...actorOf(by),
      details: {
        request: id,
        character,
        pointType,
        amount,
        reason,
        ...(note !== '' && { note }),
        askedBy,
        before: 'waiting',
        after: state,
      },
    });
    return request;
  }

  private namesIn(requests: readonly PointsRequestEntity[]): Promise<ReadonlyMap<number | null, string>> {
    return this.names.of(requests.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]));
  }
}

function toPointsRequest(
  request: PointsRequestEntity,
  names: ReadonlyMap<number | null, string>,
  readerId: number,
): PointsRequestDto {
  const { entryKey: _, needsConfirmation: __, askedBy, decidedBy, ...shown } = request;
  return {
    ...shown,
    askedBy: names.get(askedBy) ?? null,
    decidedBy: names.get(decidedBy) ?? null,
    isOwn: askedBy === readerId,
    mayDecide: request.state === 'waiting' && !isOwnRequest(request, readerId),
  };
}

function isOwnRequest(
  { askedBy, accountId }: Pick<PointsRequestEntity, 'askedBy' | 'accountId'>,
  adminId: number,
): boolean {
  return askedBy === adminId || accountId === adminId;
}
