import { ApiProperty } from '@nestjs/swagger';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export const ECONOMY_CURRENCIES = ['NX', 'VP', 'MESO'] as const;
export type EconomyCurrency = (typeof ECONOMY_CURRENCIES)[number];

const AMOUNT = { type: 'integer' } as const;

export class EconomyDayDto {
  @Text("Day of the server's calendar", { example: '2026-01-31' }) day: string;
  @ApiProperty(AMOUNT) nxIn: number;
  @ApiProperty(AMOUNT) nxOut: number;
  @ApiProperty(AMOUNT) vpIn: number;
  @ApiProperty(AMOUNT) vpOut: number;
  @ApiProperty(AMOUNT) mesoIn: number;
  @ApiProperty(AMOUNT) mesoOut: number;
}

export class EconomySourceDto {
  @Choice(ECONOMY_CURRENCIES, { enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @Text('Text of the game server, or a reason of the ledger, as the log has it') source: string;
  @Flag('The source is a reason of the ledger') isLedger: boolean;
  @Integer('Paid to players') paid: number;
  @Integer('Taken from players') taken: number;
}

export class EconomyMoverDto {
  @ApiProperty(AMOUNT) accountId: number;
  @Text({ nullable: true }) accountName: string | null;
  @Choice(ECONOMY_CURRENCIES, { enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @ApiProperty(AMOUNT) received: number;
  @ApiProperty(AMOUNT) spent: number;
}

export class EconomyItemDto {
  @ApiProperty(AMOUNT) itemId: number;
  @Text() name: string;
  @ApiProperty(AMOUNT) count: number;
}

export class EconomyDto {
  @Integer('When this was counted, milliseconds UTC') at: number;
  @Nested(() => [EconomyDayDto], 'In order; a day without anything has zeros') days: EconomyDayDto[];
  @Nested(() => [EconomySourceDto], 'Largest first') sources: EconomySourceDto[];
  @Nested(() => [EconomyMoverDto], 'Ten a currency at most, largest first') movers: EconomyMoverDto[];
  @Nested(() => [EconomyItemDto], 'Bought; drops are in no log') itemsIn: EconomyItemDto[];
  @Nested(() => [EconomyItemDto], 'Scrolls that were used up') itemsOut: EconomyItemDto[];
}
