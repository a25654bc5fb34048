import { CURRENCIES, type Currency, STORY_KINDS, type StoryKind } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class StoryEventDto {
  @Integer('Milliseconds UTC') at: number;
  @Choice(STORY_KINDS, { enumName: 'StoryKind' }) kind: StoryKind;

  @Text(
    'Kind of event, in a word of the API: an audit action, a reason of the ledger, a state of a vote, a boss, a type of NX, ...',
    { example: 'exchange' },
  )
  what: string;

  @Text({ nullable: true }) characterName: string | null;
  @Integer('Negative for what was spent', { nullable: true }) amount: number | null;
  @Choice(CURRENCIES, { enumName: 'Currency', nullable: true }) currency: Currency | null;
  @Integer({ nullable: true }) itemId: number | null;
  @Text({ nullable: true }) itemName: string | null;
  @Text('Text of the game server or of an admin', { nullable: true }) text: string | null;
  @Text({ nullable: true, example: '203.0.*.*' }) network: string | null;
}

export class StoryDto {
  @Integer() accountId: number;
  @Text() accountName: string;
  @Integer('Milliseconds UTC') from: number;
  @Integer('Milliseconds UTC') until: number;

  @Nested(() => [StoryEventDto], 'Newest first, 300 at most, the nearest to the moment')
  events: StoryEventDto[];

  @Flag('There were more than are listed') isCut: boolean;
}
