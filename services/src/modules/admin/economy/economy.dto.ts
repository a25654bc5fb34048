import { ApiProperty } from '@nestjs/swagger';

export const ECONOMY_CURRENCIES = ['NX', 'VP', 'MESO'] as const;
export type EconomyCurrency = (typeof ECONOMY_CURRENCIES)[number];

const AMOUNT = { type: 'integer' } as const;

export class EconomyDayDto {
  @ApiProperty({ example: '2026-01-31', description: "Day of the server's calendar" }) day: string;
  @ApiProperty(AMOUNT) nxIn: number;
  @ApiProperty(AMOUNT) nxOut: number;
  @ApiProperty(AMOUNT) vpIn: number;
  @ApiProperty(AMOUNT) vpOut: number;
  @ApiProperty(AMOUNT) mesoIn: number;
  @ApiProperty(AMOUNT) mesoOut: number;
}

export class EconomySourceDto {
  @ApiProperty({ enum: ECONOMY_CURRENCIES, enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @ApiProperty({ description: 'As the log says it: a text of the game server, or a reason of the ledger' })
  source: string;
  @ApiProperty({ description: 'The source is a reason of the ledger' }) isLedger: boolean;
  @ApiProperty({ type: 'integer', description: 'Paid to players' }) paid: number;
  @ApiProperty({ type: 'integer', description: 'Taken from players' }) taken: number;
}

export class EconomyMoverDto {
  @ApiProperty(AMOUNT) accountId: number;
  @ApiProperty({ type: String, nullable: true }) accountName: string | null;
  @ApiProperty({ enum: ECONOMY_CURRENCIES, enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @ApiProperty(AMOUNT) received: number;
  @ApiProperty(AMOUNT) spent: number;
}

export class EconomyItemDto {
  @ApiProperty(AMOUNT) itemId: number;
  @ApiProperty() name: string;
  @ApiProperty(AMOUNT) count: number;
}

/** What came into the world and left it within 30 days, as far as logs say. */
export class EconomyDto {
  @ApiProperty({ type: 'integer', description: 'When this was counted, milliseconds UTC' }) at: number;
  @ApiProperty({ type: () => [EconomyDayDto], description: 'In order; a day without anything has zeros' })
  days: EconomyDayDto[];
  @ApiProperty({ type: () => [EconomySourceDto], description: 'Largest first' }) sources: EconomySourceDto[];
  @ApiProperty({ type: () => [EconomyMoverDto], description: 'Ten a currency at most, largest first' })
  movers: EconomyMoverDto[];
  @ApiProperty({ type: () => [EconomyItemDto], description: 'Bought; drops are in no log' })
  itemsIn: EconomyItemDto[];
  @ApiProperty({ type: () => [EconomyItemDto], description: 'Scrolls that were used up' })
  itemsOut: EconomyItemDto[];
}
