import { z } from 'zod';
import { linkSetting, originSetting, textSetting, zoneSetting } from './setting-types.js';

const PICTURE_NAME = /\.(?:svg|png|webp|avif|jpg)$/;
const MAX_LINKS = 8;

const rate = () => z.number().min(0).max(10_000).optional();

const siteSchema = z.strictObject({
  name: z.string().trim().min(1).max(60).default('Portico').describe('Name of the server'),
  origin: originSetting
    .optional()
    .describe(
      'Where visitors reach the portal; canonical addresses begin with it; http://localhost and the port when absent',
    ),
  logo: z
    .string()
    .regex(PICTURE_NAME, 'must be the name of an .svg, .png, .webp, .avif or .jpg file')
    .optional()
    .describe('Picture file in place of the drawn name, beside this file; shown 36 px high'),
  hue: z
    .int()
    .min(0)
    .max(359)
    .optional()
    .describe(
      'Hue of the brand in OKLCH degrees: 25 red, 50 ember (without this key), 90 gold, 145 green, 250 blue, 300 violet',
    ),
});

const linksSchema = z.strictObject({
  chat: linkSetting.optional().describe('Chat server of the community'),
  forum: linkSetting.optional().describe('Forum of the community'),
  terms: linkSetting.optional().describe('Rules that new players agree to'),
  appeal: linkSetting.optional().describe('Where a ban is appealed; the chat server when absent'),
  more: z
    .array(z.strictObject({ label: textSetting(40), url: linkSetting }))
    .max(MAX_LINKS)
    .default([])
    .describe('Further links of the community list'),
});

/** For owners who prepare their client's pictures. Without a word of the owner they are on in the demo world alone. */
const developerToolsSchema = z.strictObject({
  isOn: z
    .boolean()
    .optional()
    .describe(
      'The developer pages /wz-explorer, /test-sprite, /single-test and /png-test, for everybody who knows their address; without this key they are off, and on in the demo world',
    ),
  xmlOrigin: originSetting
    .optional()
    .describe('Server of XML files that the developer pages may read too, such as http://localhost:3001'),
  pngOrigin: originSetting
    .optional()
    .describe('Server of pictures that the developer pages may read too, such as http://localhost:3002'),
});

/** What every visitor's browser may know: inlined into the page. */
export const publicSettingsSchema = z.strictObject({
  site: siteSchema.prefault({}),
  rates: z
    .strictObject({
      exp: rate(),
      meso: rate(),
      drop: rate(),
      bossDrop: rate(),
      isBeta: z.boolean().optional().describe('The rates are those of a beta'),
    })
    .prefault({})
    .describe(
      'Rates of the game server: how many times the original. Those that are absent are not shown, and chances of drops are those of its tables; the demo world has its own',
    ),
  time: z
    .strictObject({
      zone: zoneSetting.prefault('Asia/Tokyo').describe("The server's clock and days: an IANA time zone"),
    })
    .prefault({}),
  ironman: z
    .strictObject({
      isOn: z
        .boolean()
        .optional()
        .describe(
          'This server has ironman modes, written into portal_character_mode; without this key nothing is told of them, but in the demo world',
        ),
    })
    .prefault({}),
  links: linksSchema.prefault({}).describe('Where the community meets'),
  faq: z
    .array(z.strictObject({ question: textSetting(160), answer: textSetting(800) }))
    .min(1)
    .max(12)
    .optional()
    .describe('In place of the six questions on the home page'),
  developerTools: developerToolsSchema
    .prefault({})
    .describe("Pages for those who prepare the pictures of their game's client"),
});
