import { z } from 'zod';
import { LANGUAGES, withoutDirections } from '@portico/domain';
import { CARD_KINDS, SITEMAP_KINDS } from './kind-lists.js';
import {
  callSchema,
  exposedSchema,
  permissionSchema,
  retiredSchema,
  slotFillsSchema,
  slotsInViewSchema,
  withoutRetired,
} from './slot-schema.js';

const absolutePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9][\w-]*(?:\/:?[A-Za-z0-9][\w-]*)*)?$/,
    'an absolute path such as /market or /player/:id',
  );

function parametersOf(pattern: string): string[] {
  return pattern.split('/').filter((segment) => segment.startsWith(':'));
}

const labelSchema = z
  .string()
  .min(1)
  .max(40)
  .refine((label) => label === withoutDirections(label), 'without marks that turn the order of letters');

const labelsSchema = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, labelSchema])) as Record<
    (typeof LANGUAGES)[number],
    z.ZodString
  >,
);

/** `item/{id}`: the kind of a share card, and the parameter of the path that says whose. `page/market` is one of a page. */
const CARD = new RegExp(`^(?:(?:${CARD_KINDS.join('|')})\\/\\{[A-Za-z]+\\}|page\\/[a-z]+)$`);

const whenSchema = z
  .record(z.string().min(1), z.string())
  .describe('Only where these query parameters of the page have these values; "" is absent or empty');

/** Of the calls that a remote of before names, the first that no query decides; the browser asks for the others. */
const pageCallsSchema = z
  .array(z.union([callSchema, z.strictObject({ get: callSchema, when: whenSchema })]))
  .max(16)
  .default([])
  .transform((calls) => calls.filter((call) => typeof call === 'string').slice(0, 1))
  .transform((calls) => calls.map((call) => call.replace(/\{\?[\w,-]+\}/, '')));

const chunkNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);

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
    width: z
      .enum(['wide'])
      .optional()
      .describe(
        'wide: more of a large screen than text would take, for wide tables; known before any code of the remote is there',
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
      .enum(['drops.changelog', 'developerTools.isOn', 'guide.isOn'])
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
    about: z.enum(['profile']).optional().describe('profile: told to search engines as ProfilePage'),
    slotsInView: slotsInViewSchema
      .optional()
      .describe(
        'Slots of the page that are in view when it opens: the server runs ahead the calls of who fills them. The props of the slot, {name} is a path or query parameter of the page',
      ),
  })
  .transform(withoutRetired);

export const portalNavigationSchema = z
  .strictObject({
    path: absolutePath,
    order: z.int().min(0).max(1000),
    permission: permissionSchema.default('public'),
    openInDemo: retiredSchema,
    labels: labelsSchema,
  })
  .transform(withoutRetired);

/** An address that moved: answered with a 301, query kept, language prefix kept. */
export const portalRedirectSchema = z
  .strictObject({
    from: absolutePath.describe('Route pattern of the old address, inside of the paths of the remote'),
    to: absolutePath.describe('Where it lives now; parameters of `from` are filled in'),
  })
  .refine(({ from, to }) => parametersOf(to).every((name) => parametersOf(from).includes(name)), {
    path: ['to'],
    message: 'every parameter must stand in `from` too',
  });

/** `portal.json` of a remote: what it mounts and how it is named in the navigation. */
export const portalJsonSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,40}$/)
    .describe('Name of the remote and of its package, e.g. mfe-market'),
  contract: z.int().positive(),
  namespace: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,40}$/)
    .describe('i18n namespace; the name of the remote by convention'),
  paths: z
    .array(absolutePath.refine((path) => !path.includes(':'), 'literal, without parameters'))
    .min(1)
    .describe('Literal prefixes the remote owns. "/" owns the home page alone'),
  pages: z.array(portalPageSchema).min(1),
  redirects: z
    .array(portalRedirectSchema)
    .default([])
    .describe('Old addresses of its pages; a page that has the same address comes first'),
  navigation: z.array(portalNavigationSchema).prefault([]),
  slots: slotFillsSchema
    .default({})
    .describe(
      'Slots of pages, those of other remotes above all, that this one fills; name to exposed module',
    ),
});

/** `release.json`: made by `portico release` from `portal.json` and the build's manifest, never edited. */
export const releaseJsonSchema = z.strictObject({
  name: z.string(),
  version: z.string().regex(/^[0-9A-Za-z.+-]+-[0-9a-f]{8}$/),
  contract: z.int().positive(),
  createdAt: z.int().nonnegative().describe('Milliseconds UTC'),
  scope: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .describe('Module federation name, a JavaScript identifier'),
  entry: z.string().describe('File of the release, or an absolute https URL (a CDN)'),
  chunks: z.array(z.string()).describe('Files of ./remote that load at once, entry excluded'),
  css: z.array(z.string()),
  exposes: z
    .record(z.string(), exposedSchema)
    .default({})
    .describe('Modules exposed for slots, with the files of each that load at once, entry excluded'),
  pageChunks: z
    .record(chunkNameSchema, exposedSchema)
    .default({})
    .describe('Files of the pages that come in a chunk of their own, by its name'),
  server: z
    .record(z.string(), z.string().regex(/^server\/[a-z][a-z0-9-]*\.cjs$/))
    .default({})
    .describe(
      'Module to the file that the portal renders it with: ./remote and what fills slots. A release without starts as an empty frame',
    ),
  texts: z.record(z.string(), z.string()).describe('Language to file'),
  requires: z
    .record(z.string(), z.string())
    .describe('Shared package to the version range the remote was built for'),
  bytes: z.int().nonnegative().describe('Size of all files, uncompressed'),
  files: z
    .record(
      z.string(),
      z.strictObject({
        bytes: z.int().nonnegative(),
        brotli: z.int().nonnegative().nullable(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      }),
    )
    .default({})
    .describe('Every file with its size, that of the brotli file beside it and the hash of its content'),
  hash: z.string().describe('SHA-256 of the content of all files'),
  portal: portalJsonSchema,
});

const activeReleaseSchema = z.strictObject({
  version: z.string(),
  previous: z.string().nullable(),
  since: z.int().nonnegative().describe('Milliseconds UTC'),
  startedFrom: z
    .string()
    .nullable()
    .describe('Source stamp of what `npm start` released last; a manual release or rollback leaves it'),
  withdrawn: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'Version that a rollback took out of service: `npm start` does not bring it back, `portico release` does',
    ),
  lastServed: z
    .record(z.string(), z.int().nonnegative())
    .default({})
    .describe('When each version that is kept was last in service, milliseconds UTC'),
});

/** `active.json` of the releases folder: which release of each remote is in service. */
export const activeJsonSchema = z.strictObject({
  remotes: z.record(z.string(), activeReleaseSchema),
  retired: z
    .record(z.string(), activeReleaseSchema)
    .default({})
    .describe(
      'Remotes that were taken out of service, as they were, `since` then: `npm start` leaves them out, `portico release` and `rollback` bring them back',
    ),
});
