import { Button, Dialog, DialogFooter, FormError, Stack, SubmitButton } from '@portico/ui';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { errorText, kitText } from '@portico/portal-kit';

export interface FormDialogProps {
  title: ReactNode;
  /** The mutation (TanStack Query) that sends the call. */
  sending: { isPending: boolean; error: unknown; submittedAt: number };
  /** Checks and sends the fields; not called while a call is running. */
  onSubmit: () => void;
  onClose: () => void;
  submitText: string;
  variant?: 'primary' | 'danger';
  /** The result, shown in place of the fields. */
  outcome?: ReactNode;
  /** Shown in place of the error's own text. */
  failure?: ReactNode;
  /** The fields, or the question. */
  children: ReactNode;
}

/** A dialog that sends one call: fields, error, cancel and submit, then the result. It stays open during the call. */
export function FormDialog(props: FormDialogProps) {
  const { title, sending, onSubmit, onClose, submitText, variant, outcome, failure, children } = props;
  const { isPending, error, submittedAt } = sending;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Dialog isOpen isHeld={isPending} onClose={onClose} title={title} closeText={kitText('kit.close')}>
      {outcome === undefined ? (
        <form method="post" noValidate onSubmit={submit}>
          <Stack>
            {children}
            {error !== null && (failure ?? <FormError attempt={submittedAt}>{errorText(error)}</FormError>)}
            <DialogFooter>
              <Button size="large" disabled={isPending} onClick={onClose}>
                {kitText('kit.cancel')}
              </Button>
              <SubmitButton variant={variant} isPending={isPending} pendingText={kitText('kit.pending')}>
                {submitText}
              </SubmitButton>
            </DialogFooter>
          </Stack>
        </form>
      ) : (
        <Outcome onClose={onClose}>{outcome}</Outcome>
      )}
    </Dialog>
  );
}

function Outcome({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const close = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The submit button is gone, so the focus moves here, and the result is read with it.
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack>
      <div id={id} role="status">
        {children}
      </div>
      <DialogFooter>
        <Button size="large" variant="primary" ref={close} aria-describedby={id} onClick={onClose}>
          {kitText('kit.close')}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
