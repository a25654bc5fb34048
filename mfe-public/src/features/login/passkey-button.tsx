import { useTexts } from '@portico/i18n';
import { failureText } from '@portico/portal-kit/form';
import { Button, VisuallyHidden } from '@portico/ui';
import { useState } from 'react';
import type { Body, Sent } from '@portico/portal-kit/send';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { isTicketExpired, type LoginAnswer, passkeyOptions, provePasskey } from './login.queries';
import styles from './login-page.module.css';

interface PasskeyButtonProps {
  /** Ticket of a login that needs the passkey as its second factor. Without a ticket the passkey is the whole login. */
  ticket?: string;
  onSent: (answer: LoginAnswer) => void;
  /** Called if the ticket has expired or was used. */
  onExpired?: (error: unknown) => void;
}

/** Asks the device for a passkey. If the user closes the prompt, the page stays and suggests another way. */
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

type Options = Sent<'post', '/api/auth/login/passkey/options'>;
type Answer = Body<'post', '/api/auth/login/passkey'>;

/** Why there is no passkey: the browser does not support any, or the device gave none. */
interface Refused {
  refusal: 'unsupported' | 'failed';
}

/** Asks the device for a passkey. The code for this loads with the first press. Errors of the API are thrown on. */
async function askForPasskey(getOptions: () => Promise<Options>): Promise<Answer | Refused> {
  const { browserSupportsWebAuthn, startAuthentication } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  if (!browserSupportsWebAuthn()) return { refusal: 'unsupported' };
  const { ticket, options } = await getOptions();
  if (!isRequest(options)) return { refusal: 'failed' };
  try {
    return { ticket, response: { ...(await startAuthentication({ optionsJSON: options })) } };
  } catch {
    // For privacy, browsers do not say whether the user closed the window or no passkey was found.
    return { refusal: 'failed' };
  }
}

/** The contract does not type WebAuthn options, because the server builds them with the same library. */
const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options;
