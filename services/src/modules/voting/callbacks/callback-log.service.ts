import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CallbackVerdict } from '@portico/domain';
import type { Repository } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { pick } from '../../../platform/collections/index.js';
import { databasePagination, maskedAddress } from '../../../platform/http/index.js';
import { countUpTo } from '../../../platform/persistence/index.js';
import type { Evidence } from '../sites/vote-site.js';
import type { CallbackDto, CallbackFieldDto, CallbackLogDto } from './callback-log.dto.js';
import { ReplayableCallbacks } from './callback-replay.service.js';
import { VoteCallbackEntity } from './vote-callbacks.repository.js';

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
