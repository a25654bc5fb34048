import { z } from 'zod';
import { optionalSwitch, section, switchSetting, wholeSetting } from './setting-types.js';

export const identitySettings = section({
  registration: z
    .enum(['open', 'closed'])
    .default('open')
    .describe('closed: players cannot create accounts on the site'),
  registrationsPerHour: wholeSetting(20, 1, 100_000).describe(
    'Accounts that one address can create per hour; an IPv6 /48 can create ten times as many',
  ),
  captcha: switchSetting(false).describe(
    'Registration and password recovery make the browser compute for some seconds, against robots',
  ),
  upgradeHashes: switchSetting(true).describe(
    'Replaces old password hashes at login by the format of new ones; false for a game server that cannot read it',
  ),
  useSalts: optionalSwitch.describe(
    'If accounts has a column salt: true makes new passwords SHA-512 with a salt, false makes them bcrypt. Default: the format of most stored passwords at the start',
  ),
  secondFactor: switchSetting(true).describe('Players can protect their account with codes from an app'),
  passkeys: switchSetting(true).describe('Players can log in with passkeys'),
  requireSecondFactor: z
    .enum(['none', 'admins'])
    .default('none')
    .describe('admins: roles take effect only for accounts with a second factor or a passkey'),
});

export const sessionSettings = section({
  idleHours: wholeSetting(12, 1, 720),
  absoluteDays: wholeSetting(7, 1, 365),
});

/** Sender of the portal's mails; the mail server is `PORTICO_SMTP_URL`. */
export const mailSettings = section({
  from: z
    .string()
    .trim()
    .min(3)
    .max(200)
    .regex(/^[^\r\n]+$/, 'must be one line')
    .optional()
    .describe('Sender, such as "Willow Keep <portal@willow.example>"; required with PORTICO_SMTP_URL'),
  confirmAddresses: switchSetting(false).describe('Asks new accounts by email to confirm their address'),
});
