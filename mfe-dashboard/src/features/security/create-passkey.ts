import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyCeremony } from './security.queries';

export type CeremonyProblem = 'closed' | 'known' | 'failed';

/** The browser's prompt. Its code comes with the first press. */
export async function createPasskey(options: PasskeyCeremony['options']): Promise<RegistrationResponseJSON> {
  if (!isCreation(options)) throw new TypeError('These options are not of a new passkey');
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options });
}

/** The contract leaves them to WebAuthn: the library of the server makes them for the one here. */
function isCreation(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return ['challenge', 'rp', 'user', 'pubKeyCredParams'].every((name) => name in options);
}

/** Why the browser made no passkey; undefined for what is no error of its prompt. */
export function ceremonyProblem(error: unknown): CeremonyProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'closed';
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'WebAuthnError' || error instanceof DOMException ? 'failed' : undefined;
}
