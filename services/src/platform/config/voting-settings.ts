import { VOTE_SITE_KINDS } from '@portico/domain';
import { z } from 'zod';
import { addressRangeSetting, textSetting } from './setting-types.js';

const MAX_SITES = 20;
const MAX_ADDRESSES = 50;
/** Push services of Chrome, Firefox, Edge and Safari. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

const DAY_MINUTES = 1440;

const amount = z.int().min(0).max(1_000_000);

const siteSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be lower-case letters, digits and dashes, 32 at most')
    .describe(
      'Names the site in /api/voting/callback/<id> and its secret, PORTICO_VOTE_SECRET_<ID> of the environment',
    ),
  name: textSetting(40).describe('As players read it: one text, or one a language'),
  kind: z
    .enum(VOTE_SITE_KINDS)
    .describe('How the site reports votes; signed: any site that signs as docs/voting.md says'),
  url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.includes('{token}'), 'must hold {token}, where the site takes the name of the voter')
    .describe('Page of the site where one votes, with {token} in place of the name of the voter'),
  addresses: z
    .array(addressRangeSetting)
    .max(MAX_ADDRESSES)
    .default([])
    .describe('Addresses or CIDR ranges that the site calls from; without any, from everywhere'),
  coolDownMinutes: z
    .int()
    .min(1)
    .max(7 * DAY_MINUTES)
    .default(DAY_MINUTES)
    .describe('After a vote the site takes the next one of the same person so much later'),
  nx: amount.optional().describe('NX for a vote here; guide.program.voteNx when absent'),
  votePoints: amount.default(1).describe('Vote points for a vote here'),
  votesPerDay: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Votes a day here that count; all of the day when absent'),
});

/** Where players vote for the server, and how a vote is proven. */
export const votingSettings = z
  .strictObject({
    sites: z
      .array(siteSchema)
      .max(MAX_SITES)
      .refine(
        (sites) => new Set(sites.map(({ id }) => id)).size === sites.length,
        'must not hold an id twice',
      )
      .optional()
      .describe('Sites that list the server; none when absent, and those of the demo world there'),
    tokenHours: z
      .int()
      .min(1)
      .max(168)
      .default(24)
      .describe('How long after it was opened a vote can be reported'),
    callbackDays: z.int().min(1).max(3650).default(90).describe('How long callbacks are kept'),
    pushServices: z
      .array(z.string().regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/, 'must be a host, or *. and a host'))
      .default(PUSH_SERVICES)
      .describe('Hosts of browsers through which reminders are sent; no other is ever called'),
    pushContact: z
      .string()
      .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
      .max(200)
      .optional()
      .describe('Whom push services write to in trouble; the address of the site when absent'),
  })
  .prefault({});

export type VotingSettings = z.infer<typeof votingSettings>;
export type VoteSiteSettings = z.infer<typeof siteSchema>;
