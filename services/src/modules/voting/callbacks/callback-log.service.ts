import { isIP } from 'node:net';
import {
  CALLBACK_VERDICTS,
  VOTE_REFUSALS,
  VOTE_SITE_KINDS,
  type CallbackVerdict,
  type VoteRefusal,
  type VoteSiteKind,
} from '@portico/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import {
  Choice,
  DatabasePaginationDto,
  Decimal,
  Flag,
  Integer,
  Nested,
  Text,
  Dictionary,
  databasePagination,
  maskedAddress,
} from '../../../platform/http/index.js';
import { AccountNames } from '../../../game/index.js';
import { pick } from '../../../platform/collections/index.js';
import { countUpTo } from '../../../platform/persistence/index.js';
import type { Evidence } from '../sites/vote-site.js';
import { ReplayableCallbacks } from './callback-replay.service.js';
import { VoteCallbackEntity } from './vote-callbacks.repository.js';

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

/** Limits paging, because counting a year of rows takes long. */
const MAX_LISTED = 10_000;

const SHOWN = [
  'id',
  'at',
  'site',
  'method',
  'verdict',
  'reason',
  'voteId',
  'accountId',
  'lagMs',
  'replayOf',
  'omitted',
] as const;

interface CallbackFilters {
  /** '' for all sites. */
  site: string;
  verdict: CallbackVerdict | undefined;
  accountId: number | undefined;
}

@Injectable()
export class CallbackLogService {
  constructor(
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    private readonly names: AccountNames,
    private readonly replayable: ReplayableCallbacks,
  ) {}

  async callbacks(
    { site, verdict, accountId }: CallbackFilters,
    page: number,
    limit: number,
  ): Promise<CallbackLogDto> {
    const where = {
      ...(site !== '' && { site }),
      ...(verdict && { verdict }),
      ...(accountId !== undefined && { accountId }),
    };
    const total = await countUpTo(this.voteCallbacks, where, MAX_LISTED);
    const skip = (page - 1) * limit;
    const take = Math.min(limit, total - skip);
    const rows =
      take <= 0
        ? []
        : await this.voteCallbacks.find({ where, order: { at: 'DESC', id: 'DESC' }, skip, take });
    const names = await this.names.of(rows.map((row) => row.accountId));
    const replayable = await this.replayable.among(rows);
    const callbacks = rows.map((row) => ({
      ...shownOf(row),
      accountName: names.get(row.accountId) ?? null,
      canReplay: replayable.has(row.id),
    }));
    return { callbacks, pagination: databasePagination(page, limit, total) };
  }
}

export function shownOf(row: VoteCallbackEntity): Omit<CallbackDto, 'accountName' | 'canReplay'> {
  return { ...pick(row, SHOWN), address: maskedAddress(row.address), fields: shownFields(row.fields) };
}

/** Vote sites send the voters' addresses, which admins see shortened. */
function shownFields(text: string): CallbackFieldDto[] {
  const fields: Evidence = JSON.parse(text);
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value: isIP(value) === 0 ? value : maskedAddress(value),
  }));
}
