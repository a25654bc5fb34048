import {
  MAX_CHANCE_FACTOR,
  RARITY_STEPS,
  type DropTable,
  type DropValues,
  type Rarity,
} from '@portico/domain';
import type { FoundItem } from '../../../shared/drops/drops.queries';
import type { BulkOperation, DropKind } from './plan-bulk';

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
  if (mode === 'scale') return scaleProblem(scale);
  const isEmpty = (mode === 'add' ? additions : removals).length === 0;
  return isEmpty ? 'drops.bulk.items.missing' : undefined;
}

export function operationIn({ mode, additions, removals, scale }: BulkDraft): BulkOperation {
  if (mode === 'add') return { mode, rows: additions.map(({ values }) => values) };
  if (mode === 'remove') return { mode, itemIds: new Set(removals.map(({ id }) => id)) };
  return { mode, ...scale, factor: Number(scale.factor) };
}

function scaleProblem({ factor, rarities, kinds }: Scale) {
  const times = Number(factor);
  if (factor.trim() === '' || !(times > 0) || times > MAX_CHANCE_FACTOR) return 'drops.bulk.scale.invalid';
  return rarities.size === 0 || kinds.size === 0 ? 'drops.bulk.scale.none' : undefined;
}
