import { MAX_INT32 } from '@portico/domain';

/** The ids in a text, whatever is between them, each once; numbers that no id is are left out. */
export function idsIn(text: string): number[] {
  const numbers = text.match(/\d+/g) ?? [];
  return [...new Set(numbers.map(Number))].filter((id) => id >= 1 && id <= MAX_INT32);
}
