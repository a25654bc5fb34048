import { node, value, type WzValue } from '@portico/services/catalog';

/** A list in the form of game files: children with numbers as names. */
export function numbered(entries: readonly (readonly WzValue[])[], first = 0): WzValue[] {
  return entries.map((children, index) => node(String(first + index), children));
}

/** Values by name, without those that are undefined. */
export function entriesOf(values: Readonly<Record<string, number | string | undefined>>): WzValue[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content === undefined ? [] : value(name, content),
  );
}
