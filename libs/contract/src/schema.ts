import { z } from 'zod';
import { LANGUAGES, withoutDirections } from '@portico/domain';
import { absolutePath, chunkNameSchema, portalPageSchema } from './page-schema.js';
import {
  exposedSchema,
  permissionSchema,
  retiredSchema,
  slotFillsSchema,
  withoutRetired,
} from './slot-schema.js';

export { portalPageSchema } from './page-schema.js';

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

export const portalNavigationSchema = z
  .strictObject({
    path: absolutePath,
    order: z.int().min(0).max(1000),
    permission: permissionSchema.default('public'),
    openInDemo: retiredSchema,
    labels: labelsSchema,
    place: z
      .enum(['menu'])
      .optional()
      .describe('menu: under "More" and in the menu of phones, never in the bar'),
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

/** `dist/uses.json` of a remote's build: what it needs from the portal. Releases of older builds have none. */
export const usesJsonSchema = z.strictObject({
  exports: z
    .record(z.string(), z.array(z.string()))
    .describe('Shared package to the names that are read of it; `*` alone where that cannot be told'),
  operations: z.array(z.string()).describe('Operations of the API, such as `get /api/rankings`'),
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
  uses: usesJsonSchema.optional(),
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

const canarySchema = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-z]{8}$/)
    .describe('Another one for each canary: each draws visitors of its own'),
  version: z.string(),
  share: z.int().min(1).max(50).describe('Percent of the visitors who get it; as many are its control group'),
  since: z.int().nonnegative().describe('Milliseconds UTC'),
});

const activeReleaseSchema = z.strictObject({
  version: z.string(),
  previous: z.string().nullable(),
  since: z.int().nonnegative().describe('Milliseconds UTC'),
  startedFrom: z
    .string()
    .nullable()
    .describe('Source stamp of what `npm start` released last; a manual release or rollback leaves it'),
  imageVersions: z
    .array(z.string())
    .default([])
    .describe('Versions that images have released or found here: no start of an image releases one again'),
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
  unserved: z.array(z.string()).optional().describe('Versions that were uploaded for previews alone'),
  canary: canarySchema.optional().describe('Version that a share of the visitors gets'),
});

/** Releases in service, one per remote. */
export const activeJsonSchema = z.strictObject({
  remotes: z.record(z.string(), activeReleaseSchema),
  retired: z
    .record(z.string(), activeReleaseSchema)
    .default({})
    .describe(
      'Remotes that were taken out of service, as they were, `since` then: `npm start` leaves them out, `portico release` and `rollback` bring them back',
    ),
});
