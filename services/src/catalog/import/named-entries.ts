import { idFrom, textOf, type WzNode } from '../wz/wz-node.js';
import type { ImportReport } from './import-report.js';
import { storedNameText, storedText } from './stored-values.js';

export interface NamedEntry {
  name: string | undefined;
  description: string;
}

/** The client shows this for a missing translation; it is not a name. */
const MISSING_NAME = 'MISSING NAME';

/** Entries of one list in `String.wz`: direct children named by an id. Stray leaves and deeper ids are not entries. */
export function collectNamedEntries(
  list: WzNode,
  label: string,
  into: Map<number, NamedEntry>,
  report: ImportReport,
): void {
  for (const node of list.children) {
    const id = idFrom(node.name);
    if (id === undefined || node.tag !== 'imgdir') {
      report.skip('stray node in a list of names', `${label}/${node.name}`);
    } else if (into.has(id)) {
      report.warn('id named twice (the first is kept)', `${label}/${node.name}`);
    } else {
      const description = storedText(textOf(node, 'desc') ?? '', `${label}/${node.name}`, report);
      into.set(id, { name: textOf(node, 'name'), description });
    }
  }
}

export function storedName(
  entry: NamedEntry | undefined,
  placeholder: string,
): { name: string; hasName: boolean } {
  const name = entry?.name === undefined ? undefined : storedNameText(entry.name);
  return { name: name ?? placeholder, hasName: name !== undefined && name !== MISSING_NAME };
}
