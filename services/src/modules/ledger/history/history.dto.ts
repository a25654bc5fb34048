import { CURRENCIES, type Currency, LEDGER_REASONS, type LedgerReason } from '@portico/domain';
import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';

export class LedgerEntryDto {
  @Integer("Number within the account's entries, from 1") id: number;
  @Integer('Milliseconds UTC') at: number;
  @Choice(CURRENCIES) currency: Currency;
  @Integer('Negative if spent') delta: number;
  @Integer() balanceAfter: number;
  @Choice(LEDGER_REASONS) reason: LedgerReason;
  @Integer('Character with these mesos, HP or MP', { nullable: true }) characterId: number | null;
  @Text('Null if it is gone', { nullable: true }) characterName: string | null;
  @Text('Reason from the admin', { nullable: true }) note: string | null;
}

export class LedgerHistoryDto {
  @Nested(() => [LedgerEntryDto], 'Newest first') entries: LedgerEntryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class GrantDto {
  @Integer() id: number;
  @Choice(CURRENCIES) currency: Currency;
  @Integer() delta: number;
  @Choice(LEDGER_REASONS) reason: LedgerReason;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC; null while pending', { nullable: true }) deliveredAt: number | null;
  @Text('Reason from the admin', { nullable: true }) note: string | null;
}

export const GRANT_OBSTACLES = ['inGame', 'unsettled', 'full', 'soon'] as const;
export type GrantObstacle = (typeof GRANT_OBSTACLES)[number];

export class WaitingGrantDto extends GrantDto {
  @Choice(
    GRANT_OBSTACLES,
    '`inGame`: until the account logs out of the game; `unsettled`: until it logs in to the game and logs out properly, because the game may still hold it; `full`: the balance is at its maximum; `soon`: about to arrive',
  )
  waitsFor: GrantObstacle;
}

export class GrantsDto {
  @Nested(() => [WaitingGrantDto], 'Oldest first') waiting: WaitingGrantDto[];
  @Nested(() => [GrantDto], 'Grants of the last seven days, newest first, 20 at most') delivered: GrantDto[];
}
