import { node, type WzValue } from '@portico/services/catalog';

/** A list as game files have it: children called by their numbers. */
export function numbered(entries: readonly (readonly WzValue[])[], first = 0): WzValue[] {
  return entries.map((children, index) => node(String(first + index), children));
}
