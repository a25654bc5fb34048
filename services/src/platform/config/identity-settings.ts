import { z } from 'zod';

/** How people get accounts and prove who they are. */
export const identitySettings = z
  .strictObject({
    registration: z
      .enum(['open', 'closed'])
      .default('open')
      .describe('closed: no accounts are made on the site'),
    registrationsPerHour: z
      .int()
      .min(1)
      .max(100_000)
      .default(20)
      .describe('Accounts that one address may make in an hour; a /48 of IPv6 ten times as many'),
    captcha: z
      .boolean()
      .default(false)
      .describe('Registration and recovery ask the browser for some seconds of computing, against robots'),
    upgradeHashes: z
      .boolean()
      .default(true)
      .describe(
        'Old hashes of passwords become bcrypt when somebody logs in; false for a game server that reads no bcrypt',
      ),
    secondFactor: z
      .boolean()
      .default(true)
      .describe('Players may protect their account with codes of an app'),
    passkeys: z.boolean().default(true).describe('Players may log in with passkeys'),
    requireSecondFactor: z
      .enum(['none', 'admins'])
      .default('none')
      .describe('admins: roles act only for accounts with a second factor or a passkey'),
  })
  .prefault({});

/** Who the portal's mails come from; the server that takes them is `PORTICO_SMTP_URL`. */
export const mailSettings = z
  .strictObject({
    from: z
      .string()
      .trim()
      .min(3)
      .max(200)
      .regex(/^[^\r\n]+$/, 'must be one line')
      .optional()
      .describe('Sender, such as "Willow Keep <portal@willow.example>"; needed with PORTICO_SMTP_URL'),
    confirmAddresses: z
      .boolean()
      .default(false)
      .describe('New accounts are asked by mail to confirm their address'),
  })
  .prefault({});
