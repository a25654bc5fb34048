import { MAX_INT32 } from '@portico/domain';

/** Kinds of things that are compared, as the address calls them. */
export const COMPARED_KINDS = ['items', 'monsters'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Reads the ids of a text, each once. Addresses separate them by dots, people type commas. */
export function idsIn(text: string): number[] {
  const ids = text.split(/[.,]/).map((word) => (/^\d+$/.test(word) ? Number(word) : 0));
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_INT32);
}
