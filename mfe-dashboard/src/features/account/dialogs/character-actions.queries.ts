import { ApiError } from '@portico/api-client/runtime';
import { CHARACTER_ACTIONS } from '@portico/domain';
import { isText } from '@portico/portal-kit';
import { hasFields, isOneOf, PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';

const ACT = '/api/discord/disconnect-character';

export type ActionRequest = Body<'post', typeof ACT>;
export type Acted = Sent<'post', typeof ACT>;

export const characterAction = new PendingSend<ActionRequest, Acted>({
  name: 'character-action',
  isRequest: (value): value is ActionRequest =>
    hasFields(value, {
      characterName: isText,
      actionType: isOneOf(CHARACTER_ACTIONS),
    }),
  send: (body, idempotencyKey) => sendApi('post', ACT, { authenticated: true, body, idempotencyKey }),
});

/** Whether a reset was refused because somebody plays on the account. */
export function isSomebodyPlaying(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'game.account_is_playing';
}
