import { z } from 'zod';

/** The permission that a page needs: it decides what the shell draws; the server enforces it behind the API. */
export const permissionSchema = z.enum(['public', 'player', 'admin', 'webAdmin']);

/** A key without meaning today. Releases keep the manifest they were made with, so it is still allowed. */
export const retiredSchema = z.boolean().optional().describe('No longer read');

/** Drops the keys of a manifest that have no meaning today. */
export function withoutRetired<T extends { openInDemo?: boolean | undefined; choices?: unknown }>(
  part: T,
): Omit<T, 'openInDemo' | 'choices'> {
  const { openInDemo: _open, choices: _choices, ...read } = part;
  return read;
}

export const callSchema = z.string().startsWith('/api/');

const MAX_SLOTS = 16;

const DEFAULT_ORDER = 100;

/** Name of a slot, `item.offers`: place and purpose. */
const slotNameSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*){1,3}$/);

/** Without this, zod says only that a key is invalid. */
const NAME_ERROR = {
  error: ({ code }: { code?: string }) =>
    code === 'invalid_key' ? 'the name of a slot has two to four parts such as item.offers' : undefined,
};

const FILL_ERROR = {
  error: 'an exposed module such as ./offers, or an object with module, order, permission, data',
};

const slotModuleSchema = z
  .string()
  .max(60)
  .regex(/^\.\/[a-z][a-z0-9-]*$/, 'an exposed module such as ./offers')
  .refine((module) => module !== './remote', './remote exposes the pages of the remote');

const slotFillSchema = z
  .strictObject({
    module: slotModuleSchema.describe(
      'Exposed module with the fill as its default export; src/slots/offers.tsx is ./offers',
    ),
    order: z
      .int()
      .min(0)
      .max(1000)
      .default(DEFAULT_ORDER)
      .describe('Place among all that fill the slot; by name of the remote where it is the same'),
    permission: permissionSchema.default('public'),
    openInDemo: retiredSchema,
    data: z
      .array(callSchema)
      .max(4)
      .default([])
      .describe(
        'Public GETs that it begins with, {name} is a prop of the slot: the server runs them ahead on pages that have the slot in view at first',
      ),
  })
  .transform(withoutRetired);

/** The slots that a remote fills. A module name alone means the module with all defaults. */
export const slotFillsSchema = z
  .record(
    slotNameSchema,
    z.union(
      [slotModuleSchema.transform((module) => slotFillSchema.parse({ module })), slotFillSchema],
      FILL_ERROR,
    ),
    NAME_ERROR,
  )
  .refine((slots) => Object.keys(slots).length <= MAX_SLOTS, `at most ${MAX_SLOTS} slots`);

/** Slots of a page that are in view when it opens, each with its props as the address of the page has them. */
export const slotsInViewSchema = z
  .record(
    slotNameSchema,
    z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.string().min(1).max(60)),
    NAME_ERROR,
  )
  .refine((slots) => Object.keys(slots).length <= MAX_SLOTS, `at most ${MAX_SLOTS} slots`);

/** Files that a module exposed for a slot loads at once. */
export const exposedSchema = z.strictObject({ chunks: z.array(z.string()), css: z.array(z.string()) });
