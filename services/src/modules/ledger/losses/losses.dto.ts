import { CURRENCIES, type Currency } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class LossDto {
  @Integer('Argument of `portico ledger losses --settle`') id: number;
  @Integer() accountId: number;
  @Text('Null if it is gone', { nullable: true }) accountName: string | null;
  @Text('Character with these mesos, HP or MP; null if it is gone', { nullable: true }) characterName:
    | string
    | null;
  @Choice(CURRENCIES) currency: Currency;
  @Integer('Negative for a price that was returned') amount: number;
  @Flag('false if the game may have taken the same amount itself') isCertain: boolean;
  @Integer('Milliseconds UTC') foundAt: number;
}

export class LossesDto {
  @Nested(() => [LossDto], 'Newest first') losses: LossDto[];
  @Integer('Number of losses to review') total: number;
}
