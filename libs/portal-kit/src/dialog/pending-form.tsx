import { Button, DialogFooter, FormError, Notice, Stack, SubmitButton } from '@portico/ui';
import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import { errorText, kitText } from '@portico/portal-kit';
import { isSame } from '../pending-send/stored-call';
import { PendingViews, type PendingViewsProps } from './pending-views';

/** Controls of a dialog for its content. */
export interface DialogHandle {
  close: () => void;
  /** Keeps the dialog open while a call is running. */
  hold: (isHeld: boolean) => void;
}

export interface DoneTexts {
  /** Title of the result. */
  title: ReactNode;
  tone?: 'good' | 'info';
  /** The new balances. */
  details?: ReactNode;
  againText: string;
}

export interface PendingFormProps<Request, Answer> extends Omit<PendingViewsProps<Request, Answer>, 'done'> {
  dialog: DialogHandle;
  /** Undefined while the fields are not valid; they say why. */
  request: Request | undefined;
  submitText: string;
  pendingText: string;
  done: (request: Request, answer: Answer) => DoneTexts;
  /** Reason shown in place of the form. Unconfirmed calls can still be finished. */
  unavailable?: ReactNode;
  /** A button that helps after a refusal, if there is one. */
  refusalAction?: (error: unknown) => ReactNode;
}

/** A form in a dialog that moves value. Repeated calls count once. */
export function PendingForm<Request, Answer>(props: PendingFormProps<Request, Answer>) {
  const { handle, dialog, request, describe, done, submitText, pendingText, unavailable } = props;
  const { state, submit, leave } = handle;
  const { close, hold } = dialog;
  const isSending = state.phase === 'sending';
  useEffect(() => {
    hold(isSending);
    return () => hold(false);
  }, [hold, isSending]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (request !== undefined) submit(request);
  };
  // A refusal is shown only for the choice it answered.
  const refusal =
    state.phase === 'refused' && isSame(state.request, request ?? state.request) ? state : undefined;
  return (
    <PendingViews
      handle={handle}
      describe={describe}
      done={(sent, answer) => <DonePanel {...done(sent, answer)} onAgain={leave} onClose={close} />}
    >
      {state.phase === 'ready' && unavailable ? (
        unavailable
      ) : (
        <form method="post" noValidate onSubmit={send}>
          <Stack>
            {props.children}
            <FormError actions={refusal && props.refusalAction?.(refusal.error)}>
              {refusal && errorText(refusal.error)}
            </FormError>
            <DialogFooter>
              <SubmitButton isPending={isSending} isOff={request === undefined} pendingText={pendingText}>
                {submitText}
              </SubmitButton>
            </DialogFooter>
          </Stack>
        </form>
      )}
    </PendingViews>
  );
}

interface DonePanelProps extends DoneTexts {
  onAgain: () => void;
  onClose: () => void;
}

function DonePanel({ title, tone = 'good', details, againText, onAgain, onClose }: DonePanelProps) {
  return (
    <Stack>
      <Notice tone={tone} role="status" title={title} />
      {details}
      <DialogFooter>
        <Button size="large" onClick={onAgain}>
          {againText}
        </Button>
        <Button size="large" variant="primary" onClick={onClose}>
          {kitText('kit.close')}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
