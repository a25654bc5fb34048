import { usePendingSend } from '@portico/portal-kit/pending-send';
import { useEffect, useEffectEvent } from 'react';
import { undoSet, useRefreshDrops, type Applied } from '../change-sets.queries';

export type Undo = ReturnType<typeof useUndo>;

/** Takes a set back, once, however often it is sent. What is known of the undo of another set is not said of this one. */
export function useUndo(id: number, onDone: (applied: Applied) => void) {
  const refresh = useRefreshDrops();
  const { state, submit, leave } = usePendingSend(undoSet, { onSettled: () => void refresh() });
  const own = state.phase !== 'ready' && state.request.id === id ? state : ({ phase: 'ready' } as const);
  const finish = useEffectEvent((answer: Applied) => {
    leave();
    onDone(answer);
  });
  const answer = own.phase === 'done' ? own.answer : undefined;
  // Before the set is read again: what asked for the undo is gone by then.
  useEffect(() => {
    if (answer !== undefined) finish(answer);
  }, [answer]);

  const isRepeat = own.phase === 'sending' && own.isRepeat;
  return {
    isSending: state.phase === 'sending',
    /** Sent without an answer: the reason that was given, and the error where there is one. */
    unconfirmed: own.phase === 'unconfirmed' || isRepeat ? own : undefined,
    error: own.phase === 'refused' ? own.error : null,
    submit: (reason: string) => submit({ id, reason }),
    leave,
  };
}
