import { z } from 'zod';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** The read part of a browser's answer when a passkey is made. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(5).optional(),
  }),
});

/** The read part of its answer when one is used. */
export const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
