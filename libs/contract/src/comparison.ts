import { LIST_SEPARATOR } from '@portico/domain';

/** Kinds of things that are compared, as the address calls them. */
export const COMPARED_KINDS = ['items', 'monsters', 'players'] as const;

export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Address of the page that compares these things, without the language prefix. */
export function comparisonAddress(kind: ComparedKind, ids: readonly number[]): string {
  return ids.length === 0 ? '/compare' : `/compare?${kind}=${ids.join(LIST_SEPARATOR)}`;
}
