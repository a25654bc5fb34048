import {
  ADMIN_REASON_MAX_LENGTH,
  MAX_GRANTED_POINTS,
  POINT_TYPES,
  POINTS_REQUEST_STATES,
} from '@portico/domain';
import type { PointsRequestState, PointType } from '@portico/domain';
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

  @WrittenText('For the staff only: shown in the audit and beside requests that wait for a second admin', {
    required: false,
    maxLength: ADMIN_REASON_MAX_LENGTH,
  })
  note?: string;
}

export const POINTS_OUTCOMES = ['delivered', 'waiting', 'needsConfirmation'] as const;
export type PointsOutcome = (typeof POINTS_OUTCOMES)[number];

export class PointsAddedDto {
  @Flag('True once the points are given; false while the request waits for another admin') success: boolean;
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
  @Text('Name in the request') characterName: string;
  @Choice(POINT_TYPES, { enumName: 'PointType' }) pointType: PointType;
  @Integer() amount: number;
  @Text() reason: string;
  @Text('For the staff alone') note: string;
  @Choice(POINTS_REQUEST_STATES, { enumName: 'PointsRequestState' }) state: PointsRequestState;
  @Text({ nullable: true }) askedBy: string | null;
  @Text({ nullable: true }) decidedBy: string | null;
  @Integer('Milliseconds UTC', { nullable: true }) decidedAt: number | null;
  @Flag('The caller made this request, and may withdraw it while it waits') isOwn: boolean;
  @Flag('The caller may decide it: they neither made the request nor receive the points') mayDecide: boolean;
}

export class PointsTermsDto {
  @Integer({ example: MAX_GRANTED_POINTS }) max: number;
  @Integer() reasonFromNx: number;
  @Integer() reasonFromVotePoints: number;
  @Integer() confirmFromNx: number;
  @Integer() confirmFromVotePoints: number;

  @Integer('NX that the caller gave within a day without a second admin. It counts towards both limits')
  givenNx: number;

  @Integer('Vote points that the caller gave within a day without a second admin') givenVotePoints: number;

  @Integer('Account of the caller. A grant to it needs a second admin, whatever the amount')
  ownAccountId: number;

  @Flag('Another admin exists who can confirm. Without one, no grant waits')
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
