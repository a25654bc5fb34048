import {
  dropChanceOf,
  dropPercentOf,
  grouped,
  itemTypeOf,
  MESO_ITEM_ID,
  rarityOf,
  type DropTable,
  type DropValues,
  type ItemType,
  type Rarity,
  MAX_CHANCE_FACTOR,
  RARITY_STEPS,
} from '@portico/domain';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import { dropRows, type DropRow } from '../staging/drop-rows';
import type { DropperWithDrops } from '../droppers/droppers.queries';
import { emptyPlan, planAddition, planChange, planRemoval, type StagePlan } from '../staging/stage-plan';
import type { FoundItem } from '../../../shared/drops/drops.queries';

export type DropKind = ItemType | 'mesos';

export type BulkOperation =
  | { mode: 'add'; rows: readonly DropValues[] }
  | { mode: 'remove'; itemIds: ReadonlySet<number> }
  | { mode: 'scale'; factor: number; rarities: ReadonlySet<Rarity>; kinds: ReadonlySet<DropKind> };

const MAX_PERCENT = 100;

export function planBulk(
  table: DropTable,
  droppers: readonly DropperWithDrops[],
  operation: BulkOperation,
  staged: readonly StagedDrop[],
): StagePlan {
  const stagedOf = grouped(
    staged.filter((one) => one.table === table),
    ({ dropperId }) => dropperId,
  );
  const plan = emptyPlan();
  for (const { monster, drops } of droppers) {
    const rows = dropRows(table, monster.id, drops, stagedOf.get(monster.id) ?? []);
    const dropper = { table, dropperId: monster.id };
    if (operation.mode === 'add') addTo(plan, dropper, rows, operation.rows);
    else if (operation.mode === 'remove') removeFrom(plan, rows, operation.itemIds);
    else scaleDrops(plan, rows, operation);
  }
  return plan;
}

function addTo(
  plan: StagePlan,
  dropper: { table: DropTable; dropperId: number },
  rows: readonly DropRow[],
  additions: readonly DropValues[],
): void {
  for (const values of additions) {
    const ofItem = rows.filter((row) => row.values.itemId === values.itemId);
    const [row] = ofItem;
    if (row === undefined) planAddition(plan, dropper, values);
    else if (ofItem.some(({ state }) => state !== 'removed')) plan.unchanged += 1;
    // A staged removal becomes a change. Removing and adding would put the row into the table twice for a moment.
    else planChange(plan, row, values);
  }
}

function removeFrom(plan: StagePlan, rows: readonly DropRow[], itemIds: ReadonlySet<number>): void {
  const here = rows.filter(({ state, values }) => state !== 'removed' && itemIds.has(values.itemId));
  for (const row of here) planRemoval(plan, row);
  plan.unchanged += itemIds.size - new Set(here.map(({ values }) => values.itemId)).size;
}

function scaleDrops(
  plan: StagePlan,
  rows: readonly DropRow[],
  { factor, rarities, kinds }: Extract<BulkOperation, { mode: 'scale' }>,
): void {
  for (const row of rows) {
    const { table, values, state } = row;
    const { itemId, chance } = values;
    const kind = itemId === MESO_ITEM_ID ? 'mesos' : itemTypeOf(itemId);
    const isChosen =
      kind !== undefined && kinds.has(kind) && rarities.has(rarityOf(dropPercentOf(table, chance)));
    if (state === 'removed' || !isChosen) continue;
    planChange(plan, row, { ...values, chance: scaledChance(table, chance, factor) });
  }
}

/** Multiplies a chance, up to 100 percent. A chance too small to store becomes the smallest one. */
export function scaledChance(table: DropTable, chance: number, factor: number): number {
  const percent = dropPercentOf(table, chance);
  const wanted = Math.min(MAX_PERCENT, percent * factor);
  if (percent === 0 || wanted === percent) return chance;
  return dropChanceOf(table, wanted) ?? (table === 'monster' ? 1 : chance);
}

/** Chosen droppers by id, with their names where they are known. */
export type Targets = ReadonlyMap<number, string | undefined>;

export interface Addition {
  item: FoundItem;
  values: DropValues;
}

export interface Scale {
  /** Raw text of the field. */
  factor: string;
  rarities: ReadonlySet<Rarity>;
  kinds: ReadonlySet<DropKind>;
}

export const RARITIES: readonly Rarity[] = [...RARITY_STEPS.map(({ rarity }) => rarity), 'common'];
export const KINDS: readonly DropKind[] = ['equipment', 'use', 'setup', 'etc', 'cash', 'mesos'];

/** The fields of a bulk operation. Each mode keeps its own. */
export interface BulkDraft {
  mode: BulkOperation['mode'];
  targets: Targets;
  additions: readonly Addition[];
  removals: readonly FoundItem[];
  scale: Scale;
}

export const EMPTY_DRAFT: BulkDraft = {
  mode: 'add',
  targets: new Map(),
  additions: [],
  removals: [],
  scale: {
    factor: '2',
    rarities: new Set(RARITIES),
    kinds: new Set(KINDS.filter((kind) => kind !== 'mesos')),
  },
};

/** The text for what is missing. */
export function problemIn({ mode, targets, additions, removals, scale }: BulkDraft, table: DropTable) {
  if (targets.size === 0) return `drops.bulk.noTargets.${table}` as const;
  if (mode === 'scale') {
    const times = scale.factor.trim() === '' ? 0 : Number(scale.factor);
    if (!(times > 0) || times > MAX_CHANCE_FACTOR) return 'drops.bulk.scale.invalid';
    return scale.rarities.size === 0 || scale.kinds.size === 0 ? 'drops.bulk.scale.none' : undefined;
  }
  const isEmpty = (mode === 'add' ? additions : removals).length === 0;
  return isEmpty ? 'drops.bulk.items.missing' : undefined;
}

export function operationIn({ mode, additions, removals, scale }: BulkDraft): BulkOperation {
  if (mode === 'add') return { mode, rows: additions.map(({ values }) => values) };
  if (mode === 'remove') return { mode, itemIds: new Set(removals.map(({ id }) => id)) };
  return { mode, ...scale, factor: Number(scale.factor) };
}
