import {
  DROP_TABLES,
  grouped,
  isSameDrop,
  MAX_DROP_CHANGES,
  type DropChange,
  type DropValues,
} from '@portico/domain';
import { isText } from '@portico/portal-kit';
import { hasFields, isOneOf, isPositive, newKey } from '@portico/portal-kit/pending-send';
import type { Tone } from '@portico/ui';

/** An edit that is not applied yet. */
export interface StagedDrop extends DropChange {
  /** `dropKey` or `newDropKey` of the row. */
  key: string;
}

export const dropKey = ({ table, rowId }: Pick<DropChange, 'table' | 'rowId'>) => `${table}:${rowId}`;
export const newDropKey = ({ table }: Pick<DropChange, 'table'>) => `${table}:new:${newKey()}`;

/** Validates a list from storage: skips invalid edits and later duplicates of a row. */
export function stagedDropsIn(value: unknown): StagedDrop[] {
  if (!Array.isArray(value)) return [];
  const byKey = new Map<string, StagedDrop>();
  for (const one of value as unknown[]) {
    const drop = stagedDropIn(one);
    if (drop !== undefined && !byKey.has(drop.key)) byKey.set(drop.key, drop);
    if (byKey.size === MAX_DROP_CHANGES) break;
  }
  return [...byKey.values()];
}

/** Undefined for an invalid edit. An existing row has old values and an id; a new one has neither. */
function stagedDropIn(value: unknown): StagedDrop | undefined {
  const drop = knownFields(value, FIELDS);
  if (!hasFields(drop, FIELDS)) return undefined;
  const { key, table, dropperId, rowId, before, after } = drop as StagedDrop;
  const isRow = before === null ? rowId === null : rowId !== null && key === dropKey({ table, rowId });
  if (!isRow || isSameDrop(before, after)) return undefined;
  return { key, table, dropperId, rowId, before: valuesOf(before), after: valuesOf(after) };
}

const isWhole = Number.isSafeInteger;

const VALUES = {
  itemId: isWhole,
  minQuantity: isWhole,
  maxQuantity: isWhole,
  questId: isWhole,
  chance: isWhole,
};

const valuesOf = (values: DropValues | null) => knownFields(values, VALUES) as DropValues | null;
const areValues = (value: unknown) => value === null || hasFields(knownFields(value, VALUES), VALUES);

const FIELDS = {
  key: isText,
  table: isOneOf(DROP_TABLES),
  dropperId: isPositive,
  rowId: (id: unknown) => id === null || isWhole(id),
  before: areValues,
  after: areValues,
};

/** The fields that this release knows. Edits of a draft are stored as the API answers them, which may answer more by then. */
function knownFields(value: unknown, known: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(known, name)));
}

export const EDIT_KINDS = ['added', 'changed', 'removed'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export const EDIT_TONES = {
  added: 'good',
  changed: 'info',
  removed: 'danger',
} as const satisfies Record<EditKind, Tone>;

export function editKindOf({ before, after }: Pick<DropChange, 'before' | 'after'>): EditKind {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

/** Returns the edits in the format of the API, without page state. */
export function changesOf(drops: readonly StagedDrop[]): DropChange[] {
  return drops.map(({ table, dropperId, rowId, before, after }) => ({
    table,
    dropperId,
    rowId,
    before,
    after,
  }));
}

export function stagedOf(changes: readonly DropChange[]): StagedDrop[] {
  return changes.map((change) => ({
    ...change,
    key: change.rowId === null ? newDropKey(change) : dropKey(change),
  }));
}

/** Returns the reverse edits, which restore each row. An added row has an id by now. */
export function reverseChanges(changes: readonly DropChange[]): DropChange[] {
  return changes.map(({ rowId, before, after, ...change }) => ({
    ...change,
    rowId: after === null ? null : rowId,
    before: after,
    after: before,
  }));
}

/** Splits edits into those among the changes and the rest. */
export function stagedChanges(drops: readonly StagedDrop[], changes: readonly DropChange[]) {
  const left = grouped(changes, contentOf);
  const among: StagedDrop[] = [];
  const rest: StagedDrop[] = [];
  for (const drop of drops) {
    const isAmong = left.get(contentOf(drop))?.pop() !== undefined;
    (isAmong ? among : rest).push(drop);
  }
  return { among, rest };
}

/** Current rows of outdated edits by key; null for a deleted row. */
export type StoredNow = ReadonlyMap<string, DropValues | null>;

/** Rebases edits on the current rows; an edit of a deleted row adds it again. */
export function rebaseDrops(drops: readonly StagedDrop[], now: StoredNow): StagedDrop[] {
  return drops.flatMap((drop) => {
    const values = now.get(drop.key);
    if (values === undefined || drop.before === null) return drop;
    if (isSameDrop(values, drop.after)) return [];
    if (values !== null) return { ...drop, before: values };
    return { ...drop, key: newDropKey(drop), rowId: null, before: null };
  });
}

function contentOf({ table, dropperId, rowId, before, after }: DropChange): string {
  const fieldsOf = (values: DropChange['after']) =>
    values && Object.keys(VALUES).map((name) => values[name as keyof DropValues]);
  return JSON.stringify([table, dropperId, rowId, fieldsOf(before), fieldsOf(after)]);
}
