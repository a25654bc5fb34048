import { node, type WzValue } from '@portico/services/catalog';

/** A list in the form of game files: children with numbers as names. */
export function numbered(entries: readonly (readonly WzValue[])[], first = 0): WzValue[] {
  return entries.map((children, index) => node(String(first + index), children));
}
