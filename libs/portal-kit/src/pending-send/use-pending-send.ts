import { useSession } from '@portico/portal-kit';
import { useSyncExternalStore } from 'react';
import type { PendingSend, SendState } from './pending-send';

const READY = { phase: 'ready' } as const;

export interface PendingSendHandle<Request, Answer> {
  state: SendState<Request, Answer>;
  /** Sends it once, whatever is pressed meanwhile; what had no answer is repeated under the same key. Never rejects. */
  submit: (request: Request) => void;
  /** Back to the beginning, for another one. */
  leave: () => void;
}

/**
 * A call that moves value, for the account that is signed in: `usePendingSend(exchange, { onSettled: refresh })`. It goes on when the
 * component is gone, and is found again by the next one and after a reload. `onSettled` runs after each attempt, for what shows the balances.
 */
export function usePendingSend<Request, Answer>(
  pending: PendingSend<Request, Answer>,
  { onSettled }: { onSettled: () => void },
): PendingSendHandle<Request, Answer> {
  const call = pending.of(useSession(({ username }) => username) ?? '');
  const state = useSyncExternalStore<SendState<Request, Answer>>(call.subscribe, call.read, () => READY);
  return {
    state,
    submit: (request) => void call.submit(request, onSettled),
    leave: () => call.leave(),
  };
}
