import { node, value } from '../../src/catalog/wz/wz-writer.js';
import type { WzValue } from '../../src/catalog/wz/wz-writer.js';

/** A node of values by name, as most of the game's files hold them, with other nodes before them. */
export const entry = (
  id: number | string,
  fields: Readonly<Record<string, string | number>>,
  ...rest: WzValue[]
) => node(String(id), [...rest, ...Object.entries(fields).map(([name, content]) => value(name, content))]);

/** Entries numbered from 0. */
export const list = (name: string, entries: readonly Readonly<Record<string, string | number>>[]) =>
  node(
    name,
    entries.map((fields, index) => entry(index, fields)),
  );
