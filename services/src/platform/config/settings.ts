import type { PublicConfig } from '@portico/contract';
import { z } from 'zod';
import { adminSettings } from './admin-settings.js';
import { bridgeSettings, demoSettings, loginPortSettings } from './bridge-settings.js';
import { guideSettingsSchema } from './guide-settings.js';
import { identitySettings, mailSettings } from './identity-settings.js';
import { avatarSettings, pictureSettings } from './picture-settings.js';
import { publicSettingsSchema } from './public-settings.js';
import { searchSettings } from './search-settings.js';
import { spendingSettings } from './spending-settings.js';
import { zoneSetting } from './setting-types.js';
import { votingSettings } from './voting-settings.js';

const inFlight = (count: number) => z.int().min(1).max(1000).default(count);
const perMinute = (count: number) => z.int().min(1).max(1_000_000).default(count);

/** Where the tiers of an achievement begin: Common, Rare, Epic, Legendary. */
const tierSteps = (common: number, rare: number, epic: number, legendary: number) => {
  const step = z.int().min(1).max(2_000_000_000);
  return z
    .tuple([step, step, step, step])
    .refine(
      (steps) => steps.every((one, index) => index === 0 || one > Number(steps[index - 1])),
      'must rise',
    )
    .default([common, rare, epic, legendary]);
};

/** What never leaves the server. */
export const serverSettingsSchema = z.strictObject({
  game: z
    .strictObject({
      timeZone: zoneSetting
        .prefault('UTC')
        .describe(
          'Time zone in which the game server writes the dates of its database; after a change the hours of the EXP log are counted again by themselves',
        ),
      ...loginPortSettings,
    })
    .prefault({}),
  rankings: z
    .strictObject({
      hideGmFrom: z
        .int()
        .min(0)
        .max(100)
        .default(2)
        .describe('Characters from this GM level on are not ranked'),
      refreshSeconds: z
        .int()
        .min(5)
        .max(3600)
        .default(60)
        .describe('How often the ranking is compared with the database and made again where it changed'),
    })
    .prefault({}),
  achievements: z
    .strictObject({
      totalLevel: tierSteps(150, 400, 700, 1000).describe('Levels of all members together'),
      bossKills: tierSteps(25, 150, 600, 1500).describe('Bosses that all members have killed'),
      cardCollection: tierSteps(60, 250, 600, 1200).describe('Monster cards of all members'),
    })
    .prefault({})
    .describe('Where the tiers of the achievements of ironman groups begin: Common, Rare, Epic, Legendary'),
  admin: adminSettings,
  drops: z
    .strictObject({
      publicChangelog: z
        .boolean()
        .optional()
        .describe(
          'Players read which drops were changed, except for sets that an admin keeps to themselves; without this key they do in the demo world alone',
        ),
    })
    .prefault({})
    .describe('The drop-rate editor'),
  seo: z
    .strictObject({
      canonical: z
        .enum(['default', 'self'])
        .default('default')
        .describe('self: each language is canonical of itself'),
      searchConsoleSite: z
        .string()
        .regex(
          /^(?:sc-domain:[a-z0-9.-]+|https?:\/\/[^\s]+\/)$/,
          'must be sc-domain:example.org or https://example.org/',
        )
        .optional()
        .describe(
          'Property of the search console that is read with the key of PORTICO_SEARCH_CONSOLE_KEY; without both nothing is asked',
        ),
    })
    .prefault({}),
  backups: z
    .strictObject({
      folder: z
        .string()
        .min(1)
        .optional()
        .describe(
          'Where the backups of the database are put: doctor says when the newest file is older than two days',
        ),
    })
    .prefault({}),
  session: z
    .strictObject({
      idleHours: z.int().min(1).max(720).default(12),
      absoluteDays: z.int().min(1).max(365).default(7),
    })
    .prefault({}),
  identity: identitySettings,
  mail: mailSettings,
  limits: z
    .strictObject({
      read: perMinute(1200).describe('Calls of the API, and the registry of the remotes'),
      search: perMinute(300).describe('Calls that search, and histories of players'),
      page: perMinute(600).describe('Pages, and unknown addresses'),
      file: perMinute(12_000).describe('Files that pages are built from: a first visit takes about forty'),
      picture: perMinute(6000).describe('Pictures of the game'),
      avatar: perMinute(900).describe(
        'Characters that are put together from their parts: the dressing room shows some fifty at once',
      ),
      card: perMinute(300).describe('Pictures that shared links are shown with'),
      report: perMinute(30).describe('Errors that browsers report'),
      signIn: perMinute(60).describe('Calls that try a name, a password or a code, or change an account'),
      spend: perMinute(60).describe('Calls that move points, NX or mesos, or act on a character'),
      vote: perMinute(60).describe('Votes that are opened, and looked up by name'),
      callback: perMinute(6000).describe('Callbacks of vote sites'),
      health: perMinute(3000).describe('Whether the portal is live and ready'),
    })
    .prefault({})
    .describe('Requests a minute from one address'),
  inFlight: z
    .strictObject({
      requests: inFlight(2).describe('Pages, calls of the API, and pictures of shared links'),
      pictures: inFlight(6).describe('Pictures of the game'),
    })
    .prefault({})
    .describe('Requests of one address that are worked on at the same time; the others wait for their turn'),
  bridge: bridgeSettings,
  pictures: pictureSettings,
  avatars: avatarSettings,
  demo: demoSettings,
  spending: spendingSettings,
  voting: votingSettings,
  search: searchSettings,
  http: z
    .strictObject({
      bodyLimitKiB: z
        .int()
        .min(1)
        .max(64)
        .default(64)
        .describe('Largest body of a request; no call takes one of a tenth of it'),
      connections: z
        .strictObject({
          total: z.int().min(10).max(100_000).default(8192).describe('Of everybody'),
          perNetwork: z
            .int()
            .min(6)
            .max(100_000)
            .default(512)
            .describe(
              'Of one address, or IPv6 network; a browser opens six, and a trusted proxy is not bound',
            ),
        })
        .prefault({})
        .describe('Connections that are held at the same time; one more is closed at once'),
      remoteOrigins: z
        .array(
          z.url().refine(isSecureOrigin, 'must be https and a host alone, such as https://cdn.example.org'),
        )
        .default([])
        .describe('Origins of remotes that are served from elsewhere'),
      hstsSubdomains: z
        .boolean()
        .default(false)
        .describe(
          'Browsers are told to reach all subdomains of the site by https too, for a year: only where each of them can be',
        ),
    })
    .prefault({}),
});

export const settingsSchema = z.strictObject({
  $schema: z.string().optional(),
  public: publicSettingsSchema.prefault({}),
  guide: guideSettingsSchema.prefault({}),
  server: serverSettingsSchema.prefault({}),
});

/** As visitors get it: with an origin, and the logo's address in place of its file. */
export type PublicSettings = PublicConfig;
export type ServerSettings = z.infer<typeof serverSettingsSchema>;
export type Settings = z.infer<typeof settingsSchema>;

function isSecureOrigin(address: string): boolean {
  return address.startsWith('https://') && new URL(address).origin === address;
}
