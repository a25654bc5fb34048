import { ApiProperty } from '@nestjs/swagger';
import {
  ADMIN_REASON_MAX_LENGTH,
  MAX_GRANTED_POINTS,
  POINT_TYPES,
  POINTS_REQUEST_STATES,
} from '@portico/domain';
import type { PointsRequestState, PointType } from '@portico/domain';
import { IsIn } from 'class-validator';
import { DatabasePaginationDto, Optional, WrittenText } from '../../../platform/http/index.js';
import { GrantedAmount, NamedCharacter } from './points-fields.js';

export class AddPointsRequestDto {
  @NamedCharacter()
  characterName: string;

  @ApiProperty({ enum: POINT_TYPES, enumName: 'PointType' })
  @IsIn(POINT_TYPES)
  pointType: PointType;

  @GrantedAmount()
  amount: number;

  @ApiProperty({
    required: false,
    maxLength: ADMIN_REASON_MAX_LENGTH,
    description: 'The player reads it. Needed from a threshold of the settings on',
  })
  @Optional()
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason?: string;

  @ApiProperty({
    required: false,
    maxLength: ADMIN_REASON_MAX_LENGTH,
    description: 'For the staff alone: it stands in the audit, and beside what waits for a second admin',
  })
  @Optional()
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  note?: string;
}

export const POINTS_OUTCOMES = ['delivered', 'waiting', 'needsConfirmation'] as const;
export type PointsOutcome = (typeof POINTS_OUTCOMES)[number];

export class PointsAddedDto {
  @ApiProperty({ description: 'Whether it is given: not while it waits for another admin' }) success: boolean;
  @ApiProperty({ example: 'Added 2000 NX to Tamarisk' }) message: string;
  @ApiProperty({
    enum: POINTS_OUTCOMES,
    description:
      'delivered: it is in the balance; waiting: it comes when the account leaves the game; needsConfirmation: another admin has to confirm it',
  })
  outcome: PointsOutcome;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the request that is to be confirmed' })
  requestId: number | null;
}

/** Points that wait for a second admin, and what became of those before. */
export class PointsRequestDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ type: 'integer' }) accountId: number;
  @ApiProperty({ description: 'As it was asked for' }) characterName: string;
  @ApiProperty({ enum: POINT_TYPES, enumName: 'PointType' }) pointType: PointType;
  @ApiProperty({ type: 'integer' }) amount: number;
  @ApiProperty() reason: string;
  @ApiProperty({ description: 'For the staff alone' }) note: string;
  @ApiProperty({ enum: POINTS_REQUEST_STATES, enumName: 'PointsRequestState' }) state: PointsRequestState;
  @ApiProperty({ type: String, nullable: true }) askedBy: string | null;
  @ApiProperty({ type: String, nullable: true }) decidedBy: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds UTC' }) decidedAt: number | null;
  @ApiProperty({ description: 'Whoever asks now asked for it, and may take it back while it waits' })
  isOwn: boolean;
  @ApiProperty({ description: 'Whoever asks now may decide it: neither asked for it nor gets it' })
  mayDecide: boolean;
}

/** From which amounts on a grant needs more than a click. */
export class PointsTermsDto {
  @ApiProperty({ type: 'integer', example: MAX_GRANTED_POINTS }) max: number;
  @ApiProperty({ type: 'integer' }) reasonFromNx: number;
  @ApiProperty({ type: 'integer' }) reasonFromVotePoints: number;
  @ApiProperty({ type: 'integer' }) confirmFromNx: number;
  @ApiProperty({ type: 'integer' }) confirmFromVotePoints: number;
  @ApiProperty({
    type: 'integer',
    description: 'NX that whoever asks gave within a day without a second admin: it counts towards both',
  })
  givenNx: number;
  @ApiProperty({ type: 'integer', description: 'The same of vote points' }) givenVotePoints: number;
  @ApiProperty({
    type: 'integer',
    description: 'Account of whoever asks: a grant to it needs a second admin, whatever the amount',
  })
  ownAccountId: number;
  @ApiProperty({
    description: 'Whether another admin is there to confirm; without one no grant waits for it',
  })
  hasSecondAdmin: boolean;
}

export class PointsRequestsDto {
  @ApiProperty({ type: () => PointsTermsDto }) terms: PointsTermsDto;
  @ApiProperty({ type: () => [PointsRequestDto], description: 'Those that wait first, newest first' })
  requests: PointsRequestDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}
