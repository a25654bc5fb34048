import { ApiProperty } from '@nestjs/swagger';
import { MAX_INT32 } from '@portico/domain';
import { IsIn, IsInt, Max, Min } from 'class-validator';

export const LEAVE_WAYS = ['logOut', 'crash'] as const;
export type LeaveWay = (typeof LEAVE_WAYS)[number];

export class EnterGameRequestDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_INT32 })
  @IsInt()
  @Min(1)
  @Max(MAX_INT32)
  characterId: number;
}

export class LeaveGameRequestDto {
  @ApiProperty({
    enum: LEAVE_WAYS,
    description: '`crash`: without being saved, which leaves the account stuck as the real game does',
  })
  @IsIn(LEAVE_WAYS)
  how: LeaveWay;
}

export class DemoVisitDto {
  @ApiProperty({ description: 'The account is in the game now' }) isInGame: boolean;
}
