import { counted } from '@portico/domain';
import type { PointsRequestEntity } from '../admin.entities.js';
import type { AddPointsRequestDto, PointsAddedDto, PointsOutcome, PointsRequestDto } from './points.dto.js';

/** Stored result of a call. It stays the same, whatever happens to the grant later. */
export interface AskedPoints {
  requestId: number;
  entryKey: string;
  accountId: number;
  characterName: string;
  needsConfirmation: boolean;
}

export function toPointsAdded(
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

export function toPointsRequest(
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

export function isOwnRequest(
  { askedBy, accountId }: Pick<PointsRequestEntity, 'askedBy' | 'accountId'>,
  adminId: number,
): boolean {
  return askedBy === adminId || accountId === adminId;
}
