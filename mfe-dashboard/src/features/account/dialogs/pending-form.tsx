import { errorText } from '@portico/portal-kit';
import type { PendingSendHandle } from '@portico/portal-kit/pending-send';
import { DialogFooter, FormError, SubmitButton } from '@portico/ui';
import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import type { DialogHandle } from './dialog-handle';
import { DonePanel, type DoneTexts } from './done-panel';
import styles from './pending-form.module.css';
import { UnconfirmedPanel } from './unconfirmed-panel';
import { useMovedFocus } from './use-moved-focus';

export interface PendingFormProps<Request, Answer> {
  handle: PendingSendHandle<Request, Answer>;
  dialog: DialogHandle;
  /** Undefined while nothing can be sent; the fields say why. */
  request: Request | undefined;
  submitText: string;
  pendingText: string;
  /** A request in words, for one that nobody knows the end of. */
  describe: (request: Request) => ReactNode;
  /** What came of it. */
  done: (request: Request, answer: Answer) => DoneTexts;
  /** A button for what helps after a refusal, where something does. */
  refusalAction?: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** A form in a dialog that moves value: its fields, then what came of it, or how to finish what nobody confirmed. */
export function PendingForm<Request, Answer>(props: PendingFormProps<Request, Answer>) {
  const { handle, dialog, request, describe, done } = props;
  const { state, submit, leave } = handle;
  const { close, hold } = dialog;
  const view = viewOf(state);
  const root = useMovedFocus<HTMLDivElement>(view);
  const isSending = state.phase === 'sending';

  useEffect(() => {
    hold(isSending);
    return () => hold(false);
  }, [hold, isSending]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (request !== undefined) submit(request);
  };

  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {state.phase === 'done' && (
        <DonePanel {...done(state.request, state.answer)} onAgain={leave} onClose={close} />
      )}
      {view === 'unconfirmed' && state.phase !== 'ready' && (
        <UnconfirmedPanel
          error={state.phase === 'unconfirmed' ? state.error : undefined}
          isSending={isSending}
          onFinish={() => submit(state.request)}
          onLeave={leave}
        >
          {describe(state.request)}
        </UnconfirmedPanel>
      )}
      {view === 'form' && (
        <form method="post" noValidate className={styles.form} onSubmit={send}>
          <Fields {...props} isSending={isSending} />
        </form>
      )}
    </div>
  );
}

function Fields<Request, Answer>(props: PendingFormProps<Request, Answer> & { isSending: boolean }) {
  const { handle, request, submitText, pendingText, refusalAction, children, isSending } = props;
  const { state } = handle;
  // Of another choice it says nothing.
  const refusal =
    state.phase === 'refused' && isSame(state.request, request ?? state.request) ? state : undefined;
  return (
    <>
      {children}
      <FormError actions={refusal && refusalAction?.(refusal.error)}>
        {refusal && errorText(refusal.error)}
      </FormError>
      <DialogFooter>
        <SubmitButton isPending={isSending} isOff={request === undefined} pendingText={pendingText}>
          {submitText}
        </SubmitButton>
      </DialogFooter>
    </>
  );
}

function viewOf(state: PendingSendHandle<unknown, unknown>['state']): 'form' | 'unconfirmed' | 'done' {
  if (state.phase === 'done' || state.phase === 'unconfirmed') return state.phase;
  return state.phase === 'sending' && state.isRepeat ? 'unconfirmed' : 'form';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
