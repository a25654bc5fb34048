import { Button, DialogFooter, Notice, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorText, kitText } from '@portico/portal-kit';
import type { PendingSendHandle } from '../pending-send/use-pending-send';

export interface PendingViewsProps<Request, Answer> {
  handle: PendingSendHandle<Request, Answer>;
  /** Describes a request whose result is unknown. */
  describe: (request: Request) => ReactNode;
  /** Shows the result. */
  done: (request: Request, answer: Answer) => ReactNode;
  leaveText?: string;
  /** The form. */
  children: ReactNode;
}

/** A form that moves value, then its result, or a way to finish an unconfirmed call. Focus moves along. */
export function PendingViews<Request, Answer>(props: PendingViewsProps<Request, Answer>) {
  const { handle, describe, done, leaveText, children } = props;
  const { state, submit, leave } = handle;
  const view = viewOf(state);
  const root = useMovedFocus(view);
  return (
    <Stack ref={root} tabIndex={-1}>
      {state.phase === 'done' && done(state.request, state.answer)}
      {view === 'unconfirmed' && state.phase !== 'ready' && (
        <UnconfirmedPanel
          error={state.phase === 'unconfirmed' ? state.error : undefined}
          isSending={state.phase === 'sending'}
          onFinish={() => submit(state.request)}
          onLeave={leave}
          leaveText={leaveText}
        >
          {describe(state.request)}
        </UnconfirmedPanel>
      )}
      {view === 'form' && children}
    </Stack>
  );
}

interface UnconfirmedPanelProps {
  /** Why no answer came; undefined if the page was left meanwhile. */
  error: unknown;
  isSending: boolean;
  onFinish: () => void;
  /** Returns to the form for another request. */
  onLeave: () => void;
  leaveText: string | undefined;
  /** The request that was sent. */
  children: ReactNode;
}

/** A call without a known result. Sending it again completes it; it counts once. */
function UnconfirmedPanel(props: UnconfirmedPanelProps) {
  const { error, isSending, onFinish, onLeave, leaveText, children } = props;
  return (
    <Stack>
      <Notice tone="warning" role="alert" title={kitText('kit.unconfirmed.title')}>
        <p>
          <strong>{children}</strong>
        </p>
        <p>{error === undefined ? kitText('kit.unconfirmed.left') : errorText(error)}</p>
      </Notice>
      <p>{kitText('kit.unconfirmed.once')}</p>
      <DialogFooter>
        <Button size="large" variant="quiet" disabled={isSending} onClick={onLeave}>
          {leaveText ?? kitText('kit.unconfirmed.leave')}
        </Button>
        <Button size="large" variant="primary" icon="retry" isPending={isSending} onClick={onFinish}>
          {kitText(isSending ? 'kit.unconfirmed.pending' : 'kit.unconfirmed.finish')}
        </Button>
      </DialogFooter>
    </Stack>
  );
}

type View = 'form' | 'unconfirmed' | 'done';

function viewOf(state: PendingSendHandle<unknown, unknown>['state']): View {
  if (state.phase === 'done' || state.phase === 'unconfirmed') return state.phase;
  return state.phase === 'sending' && state.isRepeat ? 'unconfirmed' : 'form';
}

/** Moves the focus to each view that replaces another, and to what is left of an earlier visit. A first form leaves it alone. */
function useMovedFocus(view: View) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<View>('form');
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    ref.current?.focus();
  }, [view]);
  return ref;
}
