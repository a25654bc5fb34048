import { MAX_INT32 } from '@portico/domain';

/** Reads the ids of a text, each once. Addresses separate them by dots, people type commas. */
export function idsIn(text: string): number[] {
  const ids = text.split(/[.,]/).map((word) => (/^\d+$/.test(word) ? Number(word) : 0));
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_INT32);
}
