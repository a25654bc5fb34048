import type { CallbackDto } from './callback-log.dto.js';
import type { VoteCallbackEntity } from './vote-callback.entity.js';

/** Display data of a row that the row itself lacks. */
export interface CallbackContext extends Pick<CallbackDto, 'address' | 'fields'> {
  accountName: string | null;
  canReplay: boolean;
}

export function toCallbackDto(row: VoteCallbackEntity, context: CallbackContext): CallbackDto {
  const { id, at, site, method, verdict, reason, voteId, accountId, lagMs, replayOf, omitted } = row;
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
    replayOf,
    omitted,
    ...context,
  };
}
