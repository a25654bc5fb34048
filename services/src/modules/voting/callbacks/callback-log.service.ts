import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import { databasePagination, maskedAddress } from '../../../platform/http/index.js';
import type { Evidence } from '../sites/vote-site.js';
import type { CallbackDto, CallbackFieldDto, CallbackLogDto } from './callback-log.dto.js';
import { VoteCallbackEntity } from './vote-callbacks.repository.js';
import { type LogSelection, CallbackLogRepository } from './callback-log.repository.js';
import { ReplayableCallbacks } from './callback-replay.service.js';

interface CallbackContext extends Pick<CallbackDto, 'address' | 'fields'> {
  accountName: string | null;
  canReplay: boolean;
}

/** Limits paging, because counting a year of rows takes long. */
const MAX_LISTED = 10_000;

interface CallbackFilter extends LogSelection {
  page: number;
  limit: number;
}

@Injectable()
export class CallbackLogService {
  constructor(
    private readonly log: CallbackLogRepository,
    private readonly names: AccountNames,
    private readonly replayable: ReplayableCallbacks,
  ) {}

  async callbacks({ page, limit, ...selection }: CallbackFilter): Promise<CallbackLogDto> {
    const total = await this.log.count(selection, MAX_LISTED);
    const skip = (page - 1) * limit;
    const rows =
      skip >= total ? [] : await this.log.page(selection, { skip, take: Math.min(limit, total - skip) });
    const names = await this.names.of(rows.map(({ accountId }) => accountId));
    const replayable = await this.replayable.among(rows);
    const callbacks = rows.map((row) =>
      toCallbackDto(row, {
        address: maskedAddress(row.address),
        fields: this.shownFields(row.fields),
        accountName: (row.accountId !== null && names.get(row.accountId)) || null,
        canReplay: replayable.has(row.id),
      }),
    );
    return { callbacks, pagination: databasePagination(page, limit, total) };
  }

  /** Vote sites send the voters' addresses, which admins see shortened. */
  private shownFields(text: string): CallbackFieldDto[] {
    const fields: Evidence = JSON.parse(text);
    return Object.entries(fields).map(([name, value]) => ({
      name,
      value: isIP(value) === 0 ? value : maskedAddress(value),
    }));
  }
}

function toCallbackDto(row: VoteCallbackEntity, context: CallbackContext): CallbackDto {
  const { id, at, site, method, verdict, reason, voteId, accountId, lagMs, replayOf, omitted } = row;
  return { id, at, site, method, verdict, reason, voteId, accountId, lagMs, replayOf, omitted, ...context };
}
