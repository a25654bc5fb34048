import { VOTE_SITE_KINDS } from '@portico/domain';
import { z } from 'zod';
import { addressRangeSetting, section, textSetting, wholeSetting } from './setting-types.js';

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
      'Identifies the site in /api/voting/callback/<id> and in PORTICO_VOTE_SECRET_<ID>, the environment variable of its secret',
    ),
  name: textSetting(40).describe('Name shown to players'),
  kind: z
    .enum(VOTE_SITE_KINDS)
    .describe('How the site reports votes; signed: any site that signs as described in docs/voting.md'),
  url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.includes('{token}'), 'must hold {token}, where the site takes the name of the voter')
    .describe("Voting page of the site, with {token} in place of the voter's name"),
  addresses: z
    .array(addressRangeSetting)
    .max(MAX_ADDRESSES)
    .default([])
    .describe('Addresses or CIDR ranges that the site calls from. Default: any address'),
  coolDownMinutes: wholeSetting(DAY_MINUTES, 1, 7 * DAY_MINUTES).describe(
    'How long a person waits between two votes on the site',
  ),
  nx: amount.optional().describe('NX for a vote on this site. Default: guide.program.voteNx'),
  votePoints: amount.default(1).describe('Vote points for a vote on this site'),
  votesPerDay: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Votes per day that count on this site. Default: guide.program.votesPerDay'),
});

export const votingSettings = section({
  sites: z
    .array(siteSchema)
    .max(MAX_SITES)
    .refine(
      (sites) => new Set(sites.map(({ id }) => id)).size === sites.length,
      'must not contain an id twice',
    )
    .optional()
    .describe('Sites that list the server. Default: none, and simulated ones in the demo world'),
  tokenHours: wholeSetting(24, 1, 168).describe('How long after opening a vote the site can report it'),
  callbackDays: wholeSetting(90, 1, 3650).describe('How long callbacks are kept'),
  pushServices: z
    .array(z.string().regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/, 'must be a host, or *. and a host'))
    .default(PUSH_SERVICES)
    .describe('Push service hosts that notifications can be sent through; the portal calls no others'),
  pushContact: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
    .max(200)
    .optional()
    .describe('Contact for the push services. Default: the address of the site'),
});

export type VoteSiteSettings = z.infer<typeof siteSchema>;

/** Vote sites of the demo world. Each has a page on the portal and calls back like a real one. */
export function demoVoteSites(origin: string): VoteSiteSettings[] {
  const site = (id: string, name: string, coolDownHours: number): VoteSiteSettings => ({
    id,
    name,
    kind: 'signed',
    url: `${origin}/demo/vote/${id}?name={token}`,
    addresses: [],
    coolDownMinutes: coolDownHours * 60,
    votePoints: 1,
  });
  return [
    site('lantern', 'Lantern Toplist', 24),
    site('harbor', 'Harbor 100', 12),
    site('starlist', 'Starlist', 12),
  ];
}
