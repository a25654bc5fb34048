import { CURRENCIES, type Currency, LEDGER_REASONS, type LedgerReason } from '@portico/domain';
import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';

export class LedgerEntryDto {
  @Integer('Place among the entries of the account, from 1') id: number;
  @Integer('Milliseconds UTC') at: number;
  @Choice(CURRENCIES) currency: Currency;
  @Integer('Negative for what was spent') delta: number;
  @Integer() balanceAfter: number;
  @Choice(LEDGER_REASONS) reason: LedgerReason;
  @Integer('Whose mesos, HP or MP', { nullable: true }) characterId: number | null;
  @Text('Null for one that is gone', { nullable: true }) characterName: string | null;
  @Text('What the admin wrote who gave it', { nullable: true }) note: string | null;
}

export class LedgerHistoryDto {
  @Nested(() => [LedgerEntryDto], 'Newest first') entries: LedgerEntryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

/** Something that an account was given. */
export class GrantDto {
  @Integer() id: number;
  @Choice(CURRENCIES) currency: Currency;
  @Integer() delta: number;
  @Choice(LEDGER_REASONS) reason: LedgerReason;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC; null while it waits', { nullable: true }) deliveredAt: number | null;
  @Text('What the admin wrote who gave it', { nullable: true }) note: string | null;
}

export const GRANT_OBSTACLES = ['inGame', 'unsettled', 'full', 'soon'] as const;
export type GrantObstacle = (typeof GRANT_OBSTACLES)[number];

export class WaitingGrantDto extends GrantDto {
  @Choice(
    GRANT_OBSTACLES,
    '`inGame`: until the account logs out of the game; `unsettled`: until it logs in to the game and leaves it properly, since the game may still hold it; `full`: the balance takes no more; `soon`: it is about to come',
  )
  waitsFor: GrantObstacle;
}

export class GrantsDto {
  @Nested(() => [WaitingGrantDto], 'Oldest first') waiting: WaitingGrantDto[];
  @Nested(() => [GrantDto], 'Grants of the last seven days, newest first, 20 at most') delivered: GrantDto[];
}
