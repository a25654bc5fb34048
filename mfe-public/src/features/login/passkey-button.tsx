import { useTexts } from '@portico/i18n';
import { failureText } from '@portico/portal-kit/form';
import { Button, VisuallyHidden } from '@portico/ui';
import { useState } from 'react';
import { isTicketExpired, passkeyOptions, provePasskey, type LoginAnswer } from './login.queries';
import { askForPasskey } from './ask-for-passkey';
import styles from './login-page.module.css';

export interface PasskeyButtonProps {
  /** Of a login that a passkey is the second factor of; without it the passkey is the whole login. */
  ticket?: string;
  onSent: (answer: LoginAnswer) => void;
  /** The ticket is no longer good. */
  onExpired?: (error: unknown) => void;
}

/** Asks the device for a passkey. Whoever closes its window finds the page as it was, with a word on what else there is. */
export function PasskeyButton({ ticket, onSent, onExpired }: PasskeyButtonProps) {
  const t = useTexts('mfe-public');
  const [isPending, setIsPending] = useState(false);
  const [hint, setHint] = useState<string>();

  const ask = async () => {
    setIsPending(true);
    setHint(undefined);
    try {
      const asked = await askForPasskey(() => passkeyOptions(ticket));
      if ('refusal' in asked) setHint(t(`login.passkey.${asked.refusal}`));
      else onSent(await provePasskey(asked));
    } catch (error) {
      setHint(failureText(error));
      if (isTicketExpired(error)) onExpired?.(error);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <Button icon="key" size="large" isPending={isPending} onClick={() => void ask()}>
        {t('login.passkey.button')}
      </Button>
      <p className={styles.hint} role="status">
        {hint}
        {isPending && <VisuallyHidden>{t('login.passkey.pending')}</VisuallyHidden>}
      </p>
    </div>
  );
}
