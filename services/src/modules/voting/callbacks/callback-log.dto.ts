import { ApiProperty } from '@nestjs/swagger';
import { CALLBACK_VERDICTS, VOTE_REFUSALS, VOTE_SITE_KINDS } from '@portico/domain';
import type { CallbackVerdict, VoteRefusal, VoteSiteKind } from '@portico/domain';
import { DatabasePaginationDto } from '../../../platform/http/index.js';

export const SITE_PROOFS = ['secret', 'address', 'signature'] as const;

export class CallbackFieldDto {
  @ApiProperty({ example: 'pingUsername' }) name: string;
  @ApiProperty({ description: 'Text that anybody may have sent' }) value: string;
}

/** One vote that a callback told of, as it came. */
export class CallbackDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty() site: string;
  @ApiProperty({ example: 'POST' }) method: string;
  @ApiProperty({ description: 'Where it came from: the first two parts of the address' }) address: string;
  @ApiProperty({ enum: CALLBACK_VERDICTS, enumName: 'CallbackVerdict' }) verdict: CallbackVerdict;
  @ApiProperty({ enum: VOTE_REFUSALS, enumName: 'VoteRefusal', nullable: true }) reason: VoteRefusal | null;
  @ApiProperty({ type: 'integer', nullable: true }) voteId: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) accountId: number | null;
  @ApiProperty({ type: String, nullable: true }) accountName: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'From the opening of the vote to the callback',
  })
  lagMs: number | null;
  @ApiProperty({ type: () => [CallbackFieldDto] }) fields: CallbackFieldDto[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'The callback that was replayed by hand' })
  replayOf: number | null;
  @ApiProperty({ type: 'integer', description: 'How many like it were left out before it' }) omitted: number;
  @ApiProperty({ description: 'It proves a vote that paid nothing, and may be replayed' }) canReplay: boolean;
}

export class CallbackLogDto {
  @ApiProperty({ type: () => [CallbackDto] }) callbacks: CallbackDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}

/** How a vote site does, over the last thirty days. */
export class SiteHealthDto {
  @ApiProperty() id: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) name: Record<string, string>;
  @ApiProperty({ enum: VOTE_SITE_KINDS, enumName: 'VoteSiteKind' }) kind: VoteSiteKind;
  @ApiProperty({ enum: SITE_PROOFS, description: 'What proves its callbacks' })
  proof: (typeof SITE_PROOFS)[number];
  @ApiProperty({ description: 'false: it lacks its secret or its addresses, and nothing it sends counts' })
  isReady: boolean;
  @ApiProperty({ description: 'false: a vote for any listing of the site counts, since no secret is set' })
  isListingProved: boolean;
  @ApiProperty({
    description: 'What is entered at the site as the address for its callbacks, a secret by its name',
  })
  callbackUrl: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The setting whose value replaces its name in the address; null where there is none',
  })
  addressSecret: string | null;
  @ApiProperty({ type: 'integer' }) opened: number;
  @ApiProperty({ type: 'integer', description: 'Confirmed or credited' }) confirmed: number;
  @ApiProperty({ type: 'integer' }) refused: number;
  @ApiProperty({ type: 'integer', description: 'Callbacks that proved nothing' }) forged: number;
  @ApiProperty({ type: 'integer', description: 'Callbacks of tokens that no one opened' }) unknown: number;
  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Confirmed of those opened, 0 to 1; null before the first',
  })
  successRate: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Median from the opening to the callback' })
  lagP50Ms: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) lagP95Ms: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds UTC' })
  lastCallbackAt: number | null;
}

export class SiteHealthListDto {
  @ApiProperty({ type: () => [SiteHealthDto] }) sites: SiteHealthDto[];
}

export class ReplayedDto {
  @ApiProperty({ enum: CALLBACK_VERDICTS, enumName: 'CallbackVerdict' }) verdict: CallbackVerdict;
  @ApiProperty({ enum: VOTE_REFUSALS, enumName: 'VoteRefusal', nullable: true }) reason: VoteRefusal | null;
}

export class SiteTestDto {
  @ApiProperty({ type: 'integer', example: 200, description: 'What the callback was answered' })
  status: number;
  @ApiProperty({
    enum: CALLBACK_VERDICTS,
    enumName: 'CallbackVerdict',
    nullable: true,
    description: 'test where all is well; null where nothing became of it, see the status',
  })
  verdict: CallbackVerdict | null;
}
