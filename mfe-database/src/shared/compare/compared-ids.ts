import { MAX_INT32 } from '@portico/domain';

/** Kinds of things that are compared, as the address calls them. */
export const COMPARED_KINDS = ['items', 'monsters'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** The ids that a text lists, each once. Dots stand between; commas are what people type. */
export function idsIn(text: string): number[] {
  const ids = text.split(/[.,]/).map((word) => (/^\d+$/.test(word) ? Number(word) : 0));
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_INT32);
}
