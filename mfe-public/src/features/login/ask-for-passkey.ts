import type { Body, Sent } from '@portico/portal-kit/send';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

type Options = Sent<'post', '/api/auth/login/passkey/options'>;
type Answer = Body<'post', '/api/auth/login/passkey'>;

/** Why no passkey came: the browser has none to offer, or whoever was asked said no. */
interface Refused {
  refusal: 'unsupported' | 'failed';
}

/** Asks the device for a passkey; its code comes with the first press. Errors of the API are thrown on. */
export async function askForPasskey(getOptions: () => Promise<Options>): Promise<Answer | Refused> {
  const { browserSupportsWebAuthn, startAuthentication } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  if (!browserSupportsWebAuthn()) return { refusal: 'unsupported' };
  const { ticket, options } = await getOptions();
  if (!isRequest(options)) return { refusal: 'failed' };
  try {
    return { ticket, response: { ...(await startAuthentication({ optionsJSON: options })) } };
  } catch {
    // Browsers do not tell who closed the window, or why nothing was found: they keep that from pages.
    return { refusal: 'failed' };
  }
}

/** The contract leaves them to WebAuthn, whose library on the server made them for this one. */
const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options;
