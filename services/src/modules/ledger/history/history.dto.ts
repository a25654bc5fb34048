import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, LEDGER_REASONS } from '@portico/domain';
import type { Currency, LedgerReason } from '@portico/domain';
import { DatabasePaginationDto } from '../../../platform/http/index.js';

export class LedgerEntryDto {
  @ApiProperty({ type: 'integer', description: 'Place among the entries of the account, from 1' }) id: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ enum: CURRENCIES }) currency: Currency;
  @ApiProperty({ type: 'integer', description: 'Negative for what was spent' }) delta: number;
  @ApiProperty({ type: 'integer' }) balanceAfter: number;
  @ApiProperty({ enum: LEDGER_REASONS }) reason: LedgerReason;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Whose mesos, HP or MP' })
  characterId: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for one that is gone' })
  characterName: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the admin wrote who gave it' })
  note: string | null;
}

export class LedgerHistoryDto {
  @ApiProperty({ type: () => [LedgerEntryDto], description: 'Newest first' }) entries: LedgerEntryDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}

/** Something that an account was given. */
export class GrantDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: CURRENCIES }) currency: Currency;
  @ApiProperty({ type: 'integer' }) delta: number;
  @ApiProperty({ enum: LEDGER_REASONS }) reason: LedgerReason;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) createdAt: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds UTC; null while it waits' })
  deliveredAt: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the admin wrote who gave it' })
  note: string | null;
}

export const GRANT_OBSTACLES = ['inGame', 'unsettled', 'full', 'soon'] as const;
export type GrantObstacle = (typeof GRANT_OBSTACLES)[number];

export class WaitingGrantDto extends GrantDto {
  @ApiProperty({
    enum: GRANT_OBSTACLES,
    description:
      '`inGame`: until the account logs out of the game; `unsettled`: until it logs in to the game and leaves it properly, since the game may still hold it; `full`: the balance takes no more; `soon`: it is about to come',
  })
  waitsFor: GrantObstacle;
}

export class GrantsDto {
  @ApiProperty({ type: () => [WaitingGrantDto], description: 'Oldest first' }) waiting: WaitingGrantDto[];
  @ApiProperty({
    type: () => [GrantDto],
    description: 'Those of the last seven days, newest first, 20 at most',
  })
  delivered: GrantDto[];
}
