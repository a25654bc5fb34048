import { MAX_INT32, SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@portico/domain';
import { z } from 'zod';
import { section } from './setting-types.js';

const MAX_ALIASES = 500;
const MAX_TARGETS = 20;

/** Kinds of pages that an alias can lead to. */
export const ALIAS_KINDS = ['item', 'monster', 'map', 'npc', 'quest'] as const;

const aliasKey = z
  .string()
  .refine(
    (alias) => [...alias.trim()].length >= SEARCH_MIN_LENGTH && alias.length <= SEARCH_MAX_LENGTH,
    `must have ${SEARCH_MIN_LENGTH} to ${SEARCH_MAX_LENGTH} characters`,
  );

const aliasTarget = z.union([
  z.string().trim().min(SEARCH_MIN_LENGTH).max(200),
  z.strictObject({ kind: z.enum(ALIAS_KINDS), id: z.int().min(0).max(MAX_INT32) }),
]);

export const searchSettings = section({
  aliases: z
    .record(aliasKey, z.array(aliasTarget).min(1).max(MAX_TARGETS))
    .refine(
      (aliases) => Object.keys(aliases).length <= MAX_ALIASES,
      `must have at most ${MAX_ALIASES} aliases`,
    )
    .default({})
    .describe(
      'Extra search terms of your players. The search knows initials and short forms by itself. Each alias has a list of full names or of `{ "kind": "item", "id": 1302000 }`; kinds are item, monster, map, npc, quest',
    ),
});

export type AliasSettings = z.infer<typeof searchSettings>['aliases'];
