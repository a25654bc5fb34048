import { z } from 'zod';

export const identitySettings = z
  .strictObject({
    registration: z
      .enum(['open', 'closed'])
      .default('open')
      .describe('closed: players cannot create accounts on the site'),
    registrationsPerHour: z
      .int()
      .min(1)
      .max(100_000)
      .default(20)
      .describe('Accounts that one address can create per hour; an IPv6 /48 can create ten times as many'),
    captcha: z
      .boolean()
      .default(false)
      .describe(
        'Registration and password recovery make the browser compute for some seconds, against robots',
      ),
    upgradeHashes: z
      .boolean()
      .default(true)
      .describe(
        'Replaces old password hashes by bcrypt at login; false for a game server that cannot read bcrypt',
      ),
    secondFactor: z
      .boolean()
      .default(true)
      .describe('Players can protect their account with codes from an app'),
    passkeys: z.boolean().default(true).describe('Players can log in with passkeys'),
    requireSecondFactor: z
      .enum(['none', 'admins'])
      .default('none')
      .describe('admins: roles take effect only for accounts with a second factor or a passkey'),
  })
  .prefault({});

/** The sender of the portal's mails; the server that takes them is `PORTICO_SMTP_URL`. */
export const mailSettings = z
  .strictObject({
    from: z
      .string()
      .trim()
      .min(3)
      .max(200)
      .regex(/^[^\r\n]+$/, 'must be one line')
      .optional()
      .describe('Sender, such as "Willow Keep <portal@willow.example>"; required with PORTICO_SMTP_URL'),
    confirmAddresses: z
      .boolean()
      .default(false)
      .describe('Asks new accounts by email to confirm their address'),
  })
  .prefault({});
