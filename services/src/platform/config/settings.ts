import type { PublicConfig } from '@portico/contract';
import { z } from 'zod';
import { adminSettings } from './admin-settings.js';
import { bridgeSettings, demoSettings, loginPortSettings } from './bridge-settings.js';
import { guideSettingsSchema } from './guide-settings.js';
import { identitySettings, mailSettings, sessionSettings } from './identity-settings.js';
import { httpSettings, inFlightSettings, limitSettings, publicApiSettings } from './limit-settings.js';
import { avatarSettings, pictureSettings } from './picture-settings.js';
import { publicSettingsSchema } from './public-settings.js';
import { releaseSettings } from './release-settings.js';
import { searchSettings } from './search-settings.js';
import { spendingSettings } from './spending-settings.js';
import { folderSetting, optionalSwitch, section, wholeSetting, zoneSetting } from './setting-types.js';
import { votingSettings } from './voting-settings.js';

/** Lower bounds of the tiers of an achievement: Common, Rare, Epic, Legendary. */
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

/** Settings that never leave the server. */
export const serverSettingsSchema = z.strictObject({
  game: section({
    timeZone: zoneSetting
      .prefault('UTC')
      .describe(
        'Time zone of the dates that the game server writes to its database. After a change the portal recounts the hours of the EXP log by itself',
      ),
    ...loginPortSettings,
  }),
  rankings: section({
    hideGmFrom: wholeSetting(2, 0, 100).describe('Characters of this GM level or higher are not ranked'),
    refreshSeconds: wholeSetting(60, 5, 3600).describe(
      'How often the ranking is checked against the database, and rebuilt if it changed',
    ),
    expToNextLevel: z
      .array(z.int().min(1).max(Number.MAX_SAFE_INTEGER))
      .min(1)
      .max(1000)
      .optional()
      .describe(
        'EXP from each level to the next, from level 1 on. Default: the curve of the v83 game, 199 numbers',
      ),
  }),
  achievements: section({
    totalLevel: tierSteps(150, 400, 700, 1000).describe("Sum of the members' levels"),
    bossKills: tierSteps(25, 150, 600, 1500).describe('Boss kills of all members'),
    cardCollection: tierSteps(60, 250, 600, 1200).describe('Monster cards of all members'),
  }).describe('Thresholds for the achievement tiers of ironman groups: Common, Rare, Epic, Legendary'),
  admin: adminSettings,
  drops: section({
    publicChangelog: optionalSwitch.describe(
      'Shows players which drops have changed, except for change sets that an admin keeps private. Default: off, and on in the demo world',
    ),
  }).describe('The drop editor'),
  seo: section({
    canonical: z
      .enum(['default', 'self'])
      .default('default')
      .describe('self: each language is its own canonical page'),
    searchConsoleSite: z
      .string()
      .regex(
        /^(?:sc-domain:[a-z0-9.-]+|https?:\/\/[^\s]+\/)$/,
        'must be sc-domain:example.org or https://example.org/',
      )
      .optional()
      .describe(
        'Property in the search console, read with the key in PORTICO_SEARCH_CONSOLE_KEY. Without both, nothing is requested',
      ),
  }),
  backups: section({
    folder: folderSetting.describe(
      'Folder with the database backups: doctor reports when the newest file is older than two days',
    ),
  }),
  session: sessionSettings,
  identity: identitySettings,
  mail: mailSettings,
  limits: limitSettings,
  publicApi: publicApiSettings,
  inFlight: inFlightSettings,
  bridge: bridgeSettings,
  pictures: pictureSettings,
  avatars: avatarSettings,
  demo: demoSettings,
  spending: spendingSettings,
  voting: votingSettings,
  search: searchSettings,
  releases: releaseSettings,
  http: httpSettings,
});

export const settingsSchema = z.strictObject({
  $schema: z.string().optional(),
  version: z
    .string()
    .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'must be a version such as 0.1.0')
    .optional()
    .describe(
      'Portal that the file was written for: an older one names the keys that it does not know, and skips them',
    ),
  public: publicSettingsSchema.prefault({}),
  guide: guideSettingsSchema.prefault({}),
  server: serverSettingsSchema.prefault({}),
});

/** The public settings with the origin, and with the logo's address in place of its file. */
export type PublicSettings = PublicConfig;
export type ServerSettings = z.infer<typeof serverSettingsSchema>;
export type Settings = z.infer<typeof settingsSchema>;
