import { asBefore } from '@portico/domain';
import type { DropTable, DropValues, DropValueIssue } from '@portico/domain';
import type { DropperRows } from '../dropper-rows.js';
import type { UniqueKeys } from '../unique-keys.js';
import type { FoundIssue } from './found-issue.js';

type KeyOf = (values: DropValues) => string;

const byItem: KeyOf = ({ itemId }) => String(itemId);
const byItemAndQuest: KeyOf = ({ itemId, questId }) => `${itemId}:${Math.max(0, questId)}`;

/**
 * Rows of one dropper that are there twice: what the table's own keys refuse, and of a monster the same item for the same quest.
 * Another row of the same item is a warning.
 */
export function twinRows({ table, before, after }: DropperRows, uniqueKeys: UniqueKeys): FoundIssue[] {
  const refused = refusedKeys(table, uniqueKeys).map((keyOf) => new Twins(keyOf, before, after));
  const items = new Twins(byItem, before, after);
  return after.flatMap(({ values, edit }): FoundIssue[] => {
    if (edit === null) return [];
    const had = edit.change.before;
    const found = refused.filter((twins) => twins.hasNow(values));
    const fault = found.map((twins) => asBefore('duplicate', twins.had(had), values));
    const isRefused = fault.find(({ code }) => code === 'duplicate') ?? fault[0];
    const issue = isRefused ?? secondRow(items, had, values);
    return issue === undefined ? [] : [{ index: edit.index, ...issue }];
  });
}

function secondRow(items: Twins, had: DropValues | null, values: DropValues): DropValueIssue | undefined {
  const wasThere = items.had(had) !== null && had?.itemId === values.itemId;
  return items.hasNow(values) && !wasThere ? { code: 'second-row', params: {} } : undefined;
}

function refusedKeys(table: DropTable, uniqueKeys: UniqueKeys): KeyOf[] {
  const ofTable = uniqueKeys[table].map(
    (fields): KeyOf =>
      (values) =>
        fields.map((field) => values[field]).join(':'),
  );
  if (ofTable.length > 0) return ofTable;
  return table === 'monster' ? [byItemAndQuest] : [];
}

/** How often a key is there, before and after. */
class Twins {
  private readonly before: ReadonlyMap<string, number>;
  private readonly after: ReadonlyMap<string, number>;

  constructor(
    private readonly keyOf: KeyOf,
    before: DropperRows['before'],
    after: DropperRows['after'],
  ) {
    this.before = countsOf(before.map(keyOf));
    this.after = countsOf(after.map(({ values }) => keyOf(values)));
  }

  hasNow(values: DropValues): boolean {
    return (this.after.get(this.keyOf(values)) ?? 0) > 1;
  }

  /** The row itself where it had a twin before. */
  had(values: DropValues | null): DropValues | null {
    return values !== null && (this.before.get(this.keyOf(values)) ?? 0) > 1 ? values : null;
  }
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
