import { z } from 'zod';
import {
  linkSetting,
  optionalSwitch,
  originSetting,
  section,
  switchSetting,
  textSetting,
  zoneSetting,
} from './setting-types.js';

const PICTURE_NAME = /\.(?:svg|png|webp|avif|jpg)$/;
const MAX_LINKS = 8;

const rate = () => z.number().min(0).max(10_000).optional();

const siteSchema = z.strictObject({
  name: z.string().trim().min(1).max(60).default('Portico').describe('Name of the server'),
  origin: originSetting
    .optional()
    .describe(
      'Address of the portal for visitors; canonical addresses begin with it. Default: http://localhost and the port',
    ),
  logo: z
    .string()
    .regex(PICTURE_NAME, 'must be the name of an .svg, .png, .webp, .avif or .jpg file')
    .optional()
    .describe('Logo file, shown instead of the drawn name at a height of 36 px; relative to this file'),
  offline: switchSetting(true).describe(
    'Browsers keep the last home page, rankings and pages of the database for use without a network',
  ),
  hue: z
    .int()
    .min(0)
    .max(359)
    .optional()
    .describe(
      'Brand hue in OKLCH degrees: 25 red, 50 ember (the default), 90 gold, 145 green, 250 blue, 300 violet',
    ),
});

const linksSchema = z.strictObject({
  chat: linkSetting.optional().describe('Chat server of the community'),
  forum: linkSetting.optional().describe('Forum of the community'),
  terms: linkSetting.optional().describe('Terms that new players agree to'),
  appeal: linkSetting.optional().describe('Page for appeals against bans. Default: the chat server'),
  more: z
    .array(z.strictObject({ label: textSetting(40), url: linkSetting }))
    .max(MAX_LINKS)
    .default([])
    .describe('More links for the community menu'),
});

/** For owners who prepare their client's pictures. By default only the demo world has them. */
const developerToolsSchema = z.strictObject({
  isOn: optionalSwitch.describe(
    'Turns on the developer pages /wz-explorer, /test-sprite, /single-test and /png-test for everyone who knows their addresses. Default: off, and on in the demo world',
  ),
  xmlOrigin: originSetting
    .optional()
    .describe('Another server whose XML files the developer pages may read, such as http://localhost:3001'),
  pngOrigin: originSetting
    .optional()
    .describe('Another server whose pictures the developer pages may read, such as http://localhost:3002'),
});

/** Settings that every visitor may know; inlined into pages. */
export const publicSettingsSchema = z.strictObject({
  site: siteSchema.prefault({}),
  rates: section({
    exp: rate(),
    meso: rate(),
    drop: rate(),
    bossDrop: rate(),
    isBeta: optionalSwitch.describe('Labels the rates as beta rates'),
  }).describe(
    'Rates of the game server, as multiples of the original. A rate that is not set is not shown, and drop chances are then those of the drop tables. The demo world has its own rates',
  ),
  time: section({
    zone: zoneSetting.prefault('Asia/Tokyo').describe("Time zone of the server's clock and days (IANA name)"),
  }),
  ironman: section({
    isOn: optionalSwitch.describe(
      'This server has ironman modes, stored in portal_character_mode. Default: off, and on in the demo world',
    ),
  }),
  onlineList: section({
    isOn: switchSetting(true).describe('A page and a call list the players who are in the game'),
    showsMap: switchSetting(false).describe('The list says on which map each player is'),
  }).describe('Players may hide themselves from this list'),
  links: linksSchema.prefault({}).describe('Links to the community'),
  faq: z
    .array(z.strictObject({ question: textSetting(160), answer: textSetting(800) }))
    .min(1)
    .max(12)
    .optional()
    .describe('Replaces the six questions on the home page'),
  developerTools: developerToolsSchema
    .prefault({})
    .describe('Pages for owners who prepare the pictures of their game client'),
});
