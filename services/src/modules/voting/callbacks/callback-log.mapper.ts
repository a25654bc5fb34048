import type { Evidence } from '../sites/vote-site-adapter.js';
import type { CallbackDto } from './callback-log.dto.js';
import type { VoteCallbackEntity } from './vote-callback.entity.js';

/** What belongs to a row and is not in it. */
export interface CallbackContext {
  address: string;
  accountName: string | null;
  canReplay: boolean;
}

export function toCallbackDto(row: VoteCallbackEntity, context: CallbackContext): CallbackDto {
  const { id, at, site, method, verdict, reason, voteId, accountId, lagMs, replayOf, omitted } = row;
  const fields: Evidence = JSON.parse(row.fields);
  return {
    id,
    at,
    site,
    method,
    verdict,
    reason,
    voteId,
    accountId,
    lagMs,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    replayOf,
    omitted,
    ...context,
  };
}
