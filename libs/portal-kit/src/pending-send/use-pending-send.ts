import { useSession } from '@portico/portal-kit';
import { useSyncExternalStore } from 'react';
import type { PendingSend, SendState } from './pending-send';

const READY = { phase: 'ready' } as const;

export interface PendingSendHandle<Request, Answer> {
  state: SendState<Request, Answer>;
  /** Sends the request once, whatever is pressed meanwhile; one without answer is repeated under the same key. Never rejects. */
  submit: (request: Request) => void;
  /** Returns to the start for another request. */
  leave: () => void;
}

/**
 * A call that moves value, for the signed-in account: `usePendingSend(exchange, { onSettled: refresh })`. It continues when the component
 * is gone; the next component finds it, also after a reload. `onSettled` runs after each attempt, to refresh balances.
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
