import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { AccountBanDto } from '../accounts/accounts.dto.js';
import { ECONOMY_CURRENCIES, type EconomyCurrency } from '../economy/economy.dto.js';

export const PURPOSE_KINDS = ['ledger', 'source', 'item'] as const;
export type PurposeKind = (typeof PURPOSE_KINDS)[number];

export class PurposeDto {
  @Choice(
    PURPOSE_KINDS,
    'ledger: a reason of the ledger; source: a text of the game server; item: a purchase',
    { enumName: 'PurposeKind' },
  )
  kind: PurposeKind;

  @Text('The reason, the text, or the name of the item') name: string;
  @Integer({ nullable: true }) itemId: number | null;
  @Integer() spent: number;
  @Integer('Payments') times: number;
}

export class SpenderDto {
  @Integer() accountId: number;
  @Text({ nullable: true }) accountName: string | null;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;
  @Integer() spent: number;
  @Integer('Payments') times: number;
  @Integer('Time of the last payment, milliseconds UTC') lastAt: number;
  @Nested(() => [PurposeDto], 'Largest first, five at most') purposes: PurposeDto[];
}

export class SpendingDto {
  @Choice(ECONOMY_CURRENCIES, { enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @Integer('First moment counted, milliseconds UTC') from: number;
  @Integer('When it was counted, milliseconds UTC') at: number;
  @Integer('Amount that all accounts spent') spent: number;
  @Integer('Accounts that spent something; the thousand that spent most are listed') spenders: number;
  @Nested(() => [SpenderDto], 'Most first') list: SpenderDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
