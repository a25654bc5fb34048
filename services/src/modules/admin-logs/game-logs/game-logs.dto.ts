import { ApiProperty } from '@nestjs/swagger';
import { CharacterLogRowDto, LogAnswerDto } from '../reading/log-answer.dto.js';
import { BOSS_FREQUENCIES, BOSS_TYPES, INKWELL_CURRENCIES, NX_LOG_TYPES } from '../../logs/index.js';
import type { BossFrequency, BossType, InkwellCurrency, NxLogType } from '../../logs/index.js';

const MILLISECONDS = { type: 'integer', description: 'Milliseconds UTC' } as const;

export class ExpLogDto extends CharacterLogRowDto {
  @ApiProperty({ type: 'integer' }) charid: number;
  @ApiProperty({ type: 'integer' }) gained_exp: number;
  @ApiProperty({ type: 'integer', description: 'gained_exp times 3600' })
  exp_per_hour: number;
  @ApiProperty({ type: 'integer', nullable: true }) world_exp_rate: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) exp_coupon: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'What the character had afterwards' })
  current_exp: number | null;
  @ApiProperty(MILLISECONDS) exp_gain_time: number;
}

export class ExpSummaryDto {
  @ApiProperty({
    type: 'integer',
    description: 'EXP gained on this day of the server, of the same selection',
  })
  todayExp: number;
}

export class ExpLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [ExpLogDto] }) logs: ExpLogDto[];
  @ApiProperty({ type: () => ExpSummaryDto }) summary: ExpSummaryDto;
}

export class BossLogDto extends CharacterLogRowDto {
  @ApiProperty({ type: 'integer' }) characterid: number;
  @ApiProperty({ enum: BOSS_TYPES, enumName: 'BossType' }) bosstype: BossType;
  @ApiProperty({ enum: BOSS_FREQUENCIES, enumName: 'BossFrequency' }) frequency: BossFrequency;
  @ApiProperty(MILLISECONDS) attempttime: number;
}

export class BossSummaryDto {
  @ApiProperty({ type: 'integer' }) dailyTotal: number;
  @ApiProperty({ type: 'integer' }) weeklyTotal: number;
  @ApiProperty({ enum: BOSS_TYPES, enumName: 'BossType', nullable: true, description: 'The one asked for' })
  bossType: BossType | null;
}

export class BossLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [BossLogDto] }) logs: BossLogDto[];
  @ApiProperty({ type: () => BossSummaryDto }) summary: BossSummaryDto;
  @ApiProperty({ description: "true: the game's own counters, which it empties each day and week" })
  isStock: boolean;
}

export class ScrollingLogDto extends CharacterLogRowDto {
  @ApiProperty(MILLISECONDS) timestamp: number;
  @ApiProperty({ type: 'integer' }) item_id: number;
  @ApiProperty() item_name: string;
  @ApiProperty({ type: 'integer' }) scroll_id: number;
  @ApiProperty() scroll_name: string;
  @ApiProperty() success: boolean;
  @ApiProperty() white_scroll_used: boolean;
  @ApiProperty({ type: 'integer' }) slots_before: number;
  @ApiProperty({ type: 'integer' }) slots_after: number;
}

/** Where a selection is too large to be counted row by row, counts are about and what cannot be added up is null. */
export class ScrollingStatsDto {
  @ApiProperty({ type: 'integer' }) totalScrolls: number;
  @ApiProperty({ type: 'integer' }) successfulScrolls: number;
  @ApiProperty({ type: 'integer' }) whiteScrollsUsed: number;
  @ApiProperty({ type: 'integer' }) chaosScrolls: number;
}

export class ScrollingLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [ScrollingLogDto] }) logs: ScrollingLogDto[];
  @ApiProperty({ type: () => ScrollingStatsDto }) stats: ScrollingStatsDto;
}

export class NxCreditLogDto extends CharacterLogRowDto {
  @ApiProperty(MILLISECONDS) timestamp: number;
  @ApiProperty({ enum: NX_LOG_TYPES, enumName: 'NxLogType' }) transaction_type: NxLogType;
  @ApiProperty({ type: 'integer' }) amount: number;
  @ApiProperty({ type: 'integer' }) balance_before: number;
  @ApiProperty({ type: 'integer' }) balance_after: number;
  @ApiProperty({ description: 'Text of the game server, or of the portal' }) source: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where a vote was' }) site: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Account of the admin who granted it' })
  admin: string | null;
}

export class NxCreditStatsDto {
  @ApiProperty({ type: 'integer' }) totalGained: number;
  @ApiProperty({ type: 'integer' }) totalSpent: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where the totals are about' })
  uniqueCharacters: number | null;
  @ApiProperty({ type: 'integer' }) largestTransaction: number;
}

export class NxCreditLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [NxCreditLogDto] }) logs: NxCreditLogDto[];
  @ApiProperty({ type: () => NxCreditStatsDto }) stats: NxCreditStatsDto;
}

export class InkwellLogDto extends CharacterLogRowDto {
  @ApiProperty(MILLISECONDS) timestamp: number;
  @ApiProperty({ type: 'integer' }) item_id: number;
  @ApiProperty() item_name: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiProperty({ type: 'integer' }) cost: number;
  @ApiProperty({ enum: INKWELL_CURRENCIES, enumName: 'InkwellCurrency' }) currency_type: InkwellCurrency;
  @ApiProperty({ type: 'integer' }) balance_before: number;
  @ApiProperty({ type: 'integer' }) balance_after: number;
}

export class BoughtItemDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'integer', description: 'Purchases' }) count: number;
}

export class InkwellStatsDto {
  @ApiProperty({ type: 'integer' }) totalPurchases: number;
  @ApiProperty({ type: 'integer' }) totalVPSpent: number;
  @ApiProperty({ type: 'integer' }) totalNXSpent: number;
  @ApiProperty({
    type: () => [BoughtItemDto],
    nullable: true,
    description: 'Five at most; null where the totals are about',
  })
  popularItems: BoughtItemDto[] | null;
}

export class InkwellLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [InkwellLogDto] }) logs: InkwellLogDto[];
  @ApiProperty({ type: () => InkwellStatsDto }) stats: InkwellStatsDto;
}

export class FoundPlayerDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'integer' }) level: number;
  @ApiProperty({ type: 'integer' }) job: number;
  @ApiProperty({ type: 'integer' }) account_id: number;
}

export class FoundPlayersDto {
  @ApiProperty({ type: () => [FoundPlayerDto], description: 'Ten at most; the name that begins so first' })
  players: FoundPlayerDto[];
}
