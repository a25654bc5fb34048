import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { FactorKeys } from '../keys/factor-keys.js';
import type { Credentials } from '../passwords/credentials.repository.js';
import type { Ticket } from '../tickets/tickets.service.js';
import { type PasskeyEntity, PasskeysRepository } from './passkeys.repository.js';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384);

const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const registrationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(5).optional(),
  }),
});

const authenticationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

/** Loaded with the first passkey, because its certificate parsers take several megabytes. */
const webAuthn = () => import('@simplewebauthn/server');

/** More are likely a mistake. */
const MAX_PASSKEYS = 20;

export interface Asked {
  options: object;
  challenge: string;
}

/** Passkeys with WebAuthn. The relying party is the address in the settings, never the host that a request names. */
@Injectable()
export class PasskeysService {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly keys: FactorKeys,
    private readonly config: PorticoConfig,
  ) {
    const { origin, hostname } = new URL(config.public.site.origin ?? '');
    this.origin = origin;
    this.rpID = hostname;
  }

  async askNew({ id, name }: Omit<Credentials, 'password'>): Promise<Asked> {
    const known = await this.passkeys.listOf(id);
    if (known.length >= MAX_PASSKEYS) throw new AppError('identity.passkey_failed');
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.config.public.site.name,
      rpID: this.rpID,
      userName: name,
      userDisplayName: name,
      userID: this.keys.userHandle(id),
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options, challenge: options.challenge };
  }

  async add(accountId: number, name: string, { challenge }: Ticket, answer: object): Promise<PasskeyEntity> {
    const response = registrationSchema.safeParse(answer).data;
    if (response === undefined || challenge === null) throw new AppError('identity.passkey_failed');
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await orFail(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
      }),
    );
    if (registrationInfo === undefined) throw new AppError('identity.passkey_failed');
    const { credential } = registrationInfo;
    const added = await this.passkeys.add({
      accountId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      signCount: credential.counter,
      transports: (response.response.transports ?? []).join(',').slice(0, 100),
      createdAt: Date.now(),
    });
    if (added === undefined) throw new AppError('identity.passkey_failed');
    return added;
  }

  async askKnown(accountId: number | null): Promise<Asked> {
    const known = accountId === null ? [] : await this.passkeys.listOf(accountId);
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      userVerification: accountId === null ? 'required' : 'preferred',
      ...(accountId === null ? {} : { allowCredentials: known.map(descriptorOf) }),
    });
    return { options, challenge: options.challenge };
  }

  async named(answer: object): Promise<PasskeyEntity | undefined> {
    const response = authenticationSchema.safeParse(answer).data;
    return response && ((await this.passkeys.find(response.id)) ?? undefined);
  }

  /**
   * Checks a passkey's answer and records its use. Without a password, the passkey must verify its user by PIN or finger; after a
   * password it need not. Throws `identity.passkey_failed`, even for a counter that does not grow, because then the passkey was copied.
   */
  async use(passkey: PasskeyEntity, { accountId, challenge }: Ticket, answer: object): Promise<void> {
    const response = authenticationSchema.safeParse(answer).data;
    const isForeign = accountId !== null && accountId !== passkey.accountId;
    if (response === undefined || challenge === null || isForeign)
      throw new AppError('identity.passkey_failed');
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await orFail(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: accountId === null,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.signCount,
        },
      }),
    );
    if (!verified || !(await this.passkeys.use(passkey, authenticationInfo.newCounter, Date.now())))
      throw new AppError('identity.passkey_failed');
  }
}

function descriptorOf({ credentialId, transports }: PasskeyEntity): { id: string; transports: string[] } {
  return { id: credentialId, transports: transports.split(',').filter((transport) => transport !== '') };
}

async function orFail<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch {
    throw new AppError('identity.passkey_failed');
  }
}
