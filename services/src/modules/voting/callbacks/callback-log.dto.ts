import { CALLBACK_VERDICTS, VOTE_REFUSALS, VOTE_SITE_KINDS } from '@portico/domain';
import type { CallbackVerdict, VoteRefusal, VoteSiteKind } from '@portico/domain';
import {
  Choice,
  DatabasePaginationDto,
  Decimal,
  Flag,
  Integer,
  Nested,
  Text,
  Dictionary,
} from '../../../platform/http/index.js';

const SITE_PROOFS = ['secret', 'address', 'signature'] as const;

export class CallbackFieldDto {
  @Text({ example: 'pingUsername' }) name: string;
  @Text('Text that anybody may have sent') value: string;
}

export class CallbackDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text() site: string;
  @Text({ example: 'POST' }) method: string;
  @Text('First two parts of the address that sent it') address: string;
  @Choice(CALLBACK_VERDICTS, { enumName: 'CallbackVerdict' }) verdict: CallbackVerdict;
  @Choice(VOTE_REFUSALS, { enumName: 'VoteRefusal', nullable: true }) reason: VoteRefusal | null;
  @Integer({ nullable: true }) voteId: number | null;
  @Integer({ nullable: true }) accountId: number | null;
  @Text({ nullable: true }) accountName: string | null;
  @Integer('From the opening of the vote to the callback', { nullable: true }) lagMs: number | null;
  @Nested(() => [CallbackFieldDto]) fields: CallbackFieldDto[];
  @Integer('The callback that was replayed by hand', { nullable: true }) replayOf: number | null;
  @Integer('How many like it were left out before it') omitted: number;
  @Flag('It proves a vote that paid nothing, and may be replayed') canReplay: boolean;
}

export class CallbackLogDto {
  @Nested(() => [CallbackDto]) callbacks: CallbackDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class SiteHealthDto {
  @Text() id: string;
  @Dictionary('string') name: Record<string, string>;
  @Choice(VOTE_SITE_KINDS, { enumName: 'VoteSiteKind' }) kind: VoteSiteKind;
  @Choice(SITE_PROOFS, 'Proof of its callbacks') proof: (typeof SITE_PROOFS)[number];
  @Flag('false: it lacks its secret or its addresses, and nothing it sends counts') isReady: boolean;
  @Flag('false: a vote for any listing of the site counts, since no secret is set') isListingProved: boolean;

  @Text('Callback address to enter at the site, with the name of the secret in its place')
  callbackUrl: string;

  @Text('The setting whose value replaces its name in the address; null where there is none', {
    nullable: true,
  })
  addressSecret: string | null;

  @Integer() opened: number;
  @Integer('Confirmed or credited') confirmed: number;
  @Integer() refused: number;
  @Integer('Callbacks that proved nothing') forged: number;
  @Integer('Callbacks of tokens that no one opened') unknown: number;

  @Decimal('Confirmed of those opened, 0 to 1; null before the first', { nullable: true })
  successRate: number | null;

  @Integer('Median from the opening to the callback', { nullable: true }) lagP50Ms: number | null;
  @Integer({ nullable: true }) lagP95Ms: number | null;
  @Integer('Milliseconds UTC', { nullable: true }) lastCallbackAt: number | null;
}

export class SiteHealthListDto {
  @Nested(() => [SiteHealthDto]) sites: SiteHealthDto[];
}

export class ReplayedDto {
  @Choice(CALLBACK_VERDICTS, { enumName: 'CallbackVerdict' }) verdict: CallbackVerdict;
  @Choice(VOTE_REFUSALS, { enumName: 'VoteRefusal', nullable: true }) reason: VoteRefusal | null;
}

export class SiteTestDto {
  @Integer('Status of the answer to the callback', { example: 200 }) status: number;

  @Choice(CALLBACK_VERDICTS, 'test where all is well; null where nothing became of it, see the status', {
    enumName: 'CallbackVerdict',
    nullable: true,
  })
  verdict: CallbackVerdict | null;
}

/** Answer to every genuine callback, whatever happened to its votes, so that the site does not send it again. */
export class ReceivedDto {
  @Integer('Votes that the callback told of', { example: 1 }) received: number;
}
