import { MAX_INT32 } from '@portico/domain';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Choice, Flag, Integer } from '@portico/services/platform/http';

export const LEAVE_WAYS = ['logOut', 'crash'] as const;
export type LeaveWay = (typeof LEAVE_WAYS)[number];

export class EnterGameRequestDto {
  @Integer({ minimum: 1, maximum: MAX_INT32 }) @IsInt() @Min(1) @Max(MAX_INT32) characterId: number;
}

export class LeaveGameRequestDto {
  @Choice(LEAVE_WAYS, '`crash`: unsaved, which leaves the account stuck as in the real game')
  @IsIn(LEAVE_WAYS)
  how: LeaveWay;
}

export class DemoVisitDto {
  @Flag('The account is in the game now') isInGame: boolean;
}
