import { z } from 'zod';
import { CARD_KINDS, SITEMAP_KINDS } from './kinds.js';
import {
  callSchema,
  permissionSchema,
  retiredSchema,
  slotsInViewSchema,
  withoutRetired,
} from './slot-schema.js';

export const absolutePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9][\w-]*(?:\/:?[A-Za-z0-9][\w-]*)*)?$/,
    'an absolute path such as /market or /player/:id',
  );

/** `item/{id}`: kind of a share card and the path parameter of its subject. `page/market` is the card of a page. */
const CARD = new RegExp(`^(?:(?:${CARD_KINDS.join('|')})\\/\\{[A-Za-z]+\\}|page\\/[a-z]+)$`);

const whenSchema = z
  .record(z.string().min(1), z.string())
  .describe('Only where these query parameters of the page have these values; "" is absent or empty');

/** Older remotes list all calls of a page, some with conditions. Only the first is used, and only without a condition. */
const pageCallsSchema = z
  .array(z.union([callSchema, z.strictObject({ get: callSchema, when: whenSchema })]))
  .max(16)
  .default([])
  .transform(([main]) => (typeof main === 'string' ? [main.replace(/\{\?[\w,-]+\}/, '')] : []));

export const chunkNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);

const pageChunkSchema = z.union([
  chunkNameSchema,
  z.array(z.union([chunkNameSchema, z.strictObject({ name: chunkNameSchema, when: whenSchema })])).max(8),
]);

export const portalPageSchema = z
  .strictObject({
    path: absolutePath.describe('Route pattern of the page; `:name` is one segment'),
    titleKey: z
      .string()
      .describe(
        'Key in the namespace; {{dotted.field}} of the first answer of `data` and {{name}} of path parameters are filled in',
      ),
    descriptionKey: z.string(),
    keywordsKey: z.string().optional().describe('Words that the page is found by, separated by commas'),
    views: z
      .array(
        z.strictObject({
          when: whenSchema,
          titleKey: z.string(),
          descriptionKey: z.string(),
          keywordsKey: z.string().optional(),
        }),
      )
      .max(8)
      .optional()
      .describe('In place of the texts of the head, where the query has these values'),
    data: pageCallsSchema.describe(
      'The public GET that decides 404 and fills the texts of the head, {name} is a path parameter of the page: run ahead where the remote itself is not asked',
    ),
    loader: z
      .boolean()
      .default(false)
      .describe('The remote is asked which calls the page begins with, and the server runs them ahead'),
    choices: z.record(z.string(), z.array(z.string())).optional().describe('No longer read'),
    chunk: pageChunkSchema
      .optional()
      .describe('Where code of the page comes apart from the remote: the webpackChunkName of its imports'),
    content: z
      .string()
      .regex(/^[a-z0-9-]+\.mustache$/)
      .optional()
      .describe('No longer read: pages are rendered from the remote itself'),
    permission: permissionSchema.default('public'),
    openInDemo: retiredSchema,
    icon: z
      .string()
      .max(30)
      .optional()
      .describe(
        'Its sign in menus and in the search; the shell has a sheet of paper for names that it does not know',
      ),
    width: z
      .enum(['wide', 'full'])
      .optional()
      .describe(
        'wide: more of a large screen than text would take, for wide tables. full: the whole window, small rows and bars and no sky, for pages that are worked in. Known before any code of the remote is there',
      ),
    address: z
      .enum(['unprefixed'])
      .optional()
      .describe(
        'unprefixed: lives at its address without language prefix alone, in the language that the visitor chose; one with a prefix is moved there',
      ),
    index: z.boolean().default(true).describe('false: noindex, nofollow'),
    knownBy: z
      .string()
      .optional()
      .describe('Dotted field of the first answer; where it is null or absent, the page is noindex'),
    shownBy: z
      .enum(['drops.changelog', 'developerTools.isOn', 'guide.isOn', 'onlineList.isOn'])
      .optional()
      .describe('Setting of the owner without which there is no such page: 404, and not in the site map'),
    sitemap: z
      .enum(SITEMAP_KINDS)
      .optional()
      .describe(
        'What fills the parameter of the path in the site map. Pages without parameters are always in it',
      ),
    card: z
      .string()
      .regex(CARD)
      .optional()
      .describe(
        'Share card: its kind and the parameter with its number, such as item/{id}; a number written with zeros ahead is moved. That of the portal by default',
      ),
    feed: callSchema.optional().describe('Public GET of an Atom feed of what the page shows'),
    faq: z
      .string()
      .optional()
      .describe('Key above 1.question, 1.answer, 2.question ...: told to search engines as FAQPage'),
    about: z
      .enum(['profile', 'news'])
      .optional()
      .describe(
        'profile: told to search engines as ProfilePage. news: as NewsArticle or Event, from the first answer of the page',
      ),
    named: z
      .string()
      .optional()
      .describe(
        'Parameter of the path whose right spelling is a field of the first answer: other spellings are redirected to it',
      ),
    slotsInView: slotsInViewSchema
      .optional()
      .describe(
        'Slots of the page that are in view when it opens: the server runs ahead the calls of who fills them. The props of the slot, {name} is a path or query parameter of the page',
      ),
  })
  .transform(withoutRetired);
