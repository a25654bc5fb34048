import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, STORY_KINDS } from '@portico/domain';
import type { Currency, StoryKind } from '@portico/domain';

/** One thing that happened to an account. */
export class StoryEventDto {
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ enum: STORY_KINDS, enumName: 'StoryKind' }) kind: StoryKind;
  @ApiProperty({
    example: 'exchange',
    description:
      'What it was, in a word of the API: an audit action, a reason of the ledger, a state of a vote, a boss, a type of NX, ...',
  })
  what: string;
  @ApiProperty({ type: String, nullable: true }) characterName: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Negative for what was spent' })
  amount: number | null;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', nullable: true }) currency: Currency | null;
  @ApiProperty({ type: 'integer', nullable: true }) itemId: number | null;
  @ApiProperty({ type: String, nullable: true }) itemName: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Text of the game server or of an admin' })
  text: string | null;
  @ApiProperty({ type: String, nullable: true, example: '203.0.*.*' }) network: string | null;
}

/** What an account and its characters did around a moment. */
export class StoryDto {
  @ApiProperty({ type: 'integer' }) accountId: number;
  @ApiProperty() accountName: string;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) from: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) until: number;
  @ApiProperty({
    type: () => [StoryEventDto],
    description: 'Newest first, 300 at most, the nearest to the moment',
  })
  events: StoryEventDto[];
  @ApiProperty({ description: 'There were more than are listed' }) isCut: boolean;
}
