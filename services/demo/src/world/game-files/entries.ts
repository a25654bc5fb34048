import { node, value, type WzValue } from '@portico/services/catalog';

/** A list in the form of game files: children with numbers as names. */
export function numbered(entries: readonly (readonly WzValue[])[], first = 0): WzValue[] {
  return entries.map((children, index) => node(String(first + index), children));
}

type Content = number | string | undefined;

export function entriesOf(values: Readonly<Record<string, Content>> | readonly Content[]): WzValue[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content === undefined ? [] : value(name, content),
  );
}
