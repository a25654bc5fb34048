import { CURRENCIES, type Currency } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class LossDto {
  @Integer('What `portico ledger losses --settle` takes') id: number;
  @Integer() accountId: number;
  @Text('Null for one that is gone', { nullable: true }) accountName: string | null;
  @Text('Whose mesos, HP or MP; null for one that is gone', { nullable: true }) characterName: string | null;
  @Choice(CURRENCIES) currency: Currency;
  @Integer('Negative for a price that came back') amount: number;
  @Flag('false where the game may have taken the same amount by itself') isCertain: boolean;
  @Integer('Milliseconds UTC') foundAt: number;
}

export class LossesDto {
  @Nested(() => [LossDto], 'Newest first') losses: LossDto[];
  @Integer('How many no one has looked at') total: number;
}
