import {
  ADMIN_REASON_MAX_LENGTH,
  MAX_GRANTED_POINTS,
  POINT_TYPES,
  POINTS_REQUEST_STATES,
  type PointsRequestState,
  type PointType,
} from '@portico/domain';
import { IsIn, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  DatabasePaginationDto,
  Flag,
  Integer,
  Nested,
  Text,
  WrittenText,
  TextRules,
} from '../../../platform/http/index.js';

/** Width of the game's column. */
const NAME_MAX_LENGTH = 13;

const FILL_IN = 'Please fill in all fields';

export class AddPointsRequestDto {
  @NamedCharacter() characterName: string;
  @Choice(POINT_TYPES, { enumName: 'PointType' }) @IsIn(POINT_TYPES) pointType: PointType;
  @GrantedAmount() amount: number;

  @WrittenText('The player reads it. Needed from a threshold of the settings on', {
    required: false,
    maxLength: ADMIN_REASON_MAX_LENGTH,
  })
  reason?: string;

  @WrittenText('For the staff alone: it stands in the audit, and beside what waits for a second admin', {
    required: false,
    maxLength: ADMIN_REASON_MAX_LENGTH,
  })
  note?: string;
}

export const POINTS_OUTCOMES = ['delivered', 'waiting', 'needsConfirmation'] as const;
export type PointsOutcome = (typeof POINTS_OUTCOMES)[number];

export class PointsAddedDto {
  @Flag('Whether it is given: not while it waits for another admin') success: boolean;
  @Text({ example: 'Added 2000 NX to Tamarisk' }) message: string;

  @Choice(
    POINTS_OUTCOMES,
    'delivered: it is in the balance; waiting: it comes when the account leaves the game; needsConfirmation: another admin has to confirm it',
  )
  outcome: PointsOutcome;

  @Integer('Number of the request that is to be confirmed', { nullable: true }) requestId: number | null;
}

export class PointsRequestDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Integer() accountId: number;
  @Text('As it was asked for') characterName: string;
  @Choice(POINT_TYPES, { enumName: 'PointType' }) pointType: PointType;
  @Integer() amount: number;
  @Text() reason: string;
  @Text('For the staff alone') note: string;
  @Choice(POINTS_REQUEST_STATES, { enumName: 'PointsRequestState' }) state: PointsRequestState;
  @Text({ nullable: true }) askedBy: string | null;
  @Text({ nullable: true }) decidedBy: string | null;
  @Integer('Milliseconds UTC', { nullable: true }) decidedAt: number | null;
  @Flag('Whoever asks now asked for it, and may take it back while it waits') isOwn: boolean;
  @Flag('Whoever asks now may decide it: neither asked for it nor gets it') mayDecide: boolean;
}

export class PointsTermsDto {
  @Integer({ example: MAX_GRANTED_POINTS }) max: number;
  @Integer() reasonFromNx: number;
  @Integer() reasonFromVotePoints: number;
  @Integer() confirmFromNx: number;
  @Integer() confirmFromVotePoints: number;

  @Integer('NX that whoever asks gave within a day without a second admin: it counts towards both')
  givenNx: number;

  @Integer('The same of vote points') givenVotePoints: number;

  @Integer('Account of whoever asks: a grant to it needs a second admin, whatever the amount')
  ownAccountId: number;

  @Flag('Whether another admin is there to confirm; without one no grant waits for it')
  hasSecondAdmin: boolean;
}

export class PointsRequestsDto {
  @Nested(() => PointsTermsDto) terms: PointsTermsDto;
  @Nested(() => [PointsRequestDto], 'Requests: the waiting ones first, newest first')
  requests: PointsRequestDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

function NamedCharacter(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
    TextRules(nameIssue, {
      required: FILL_IN,
      maxLength: `Character name must be ${NAME_MAX_LENGTH} characters or less`,
    }),
  );
}

function GrantedAmount(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_GRANTED_POINTS }),
    rule('required', FILL_IN, (value) => value !== undefined && value !== null && value !== ''),
    rule(
      'positive',
      'Amount must be a positive number',
      (value) => Number.isSafeInteger(value) && Number(value) >= 1,
    ),
    rule(
      'max',
      `Amount must be ${MAX_GRANTED_POINTS} or less`,
      (value) => Number(value) <= MAX_GRANTED_POINTS,
    ),
  );
}

function rule(name: string, text: string, validate: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => text } });
}

function nameIssue(text: string): 'required' | 'maxLength' | undefined {
  if (text.trim() === '') return 'required';
  return text.length > NAME_MAX_LENGTH ? 'maxLength' : undefined;
}
