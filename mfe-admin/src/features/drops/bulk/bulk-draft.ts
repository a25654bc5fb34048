import {
  MAX_CHANCE_FACTOR,
  RARITY_STEPS,
  type DropTable,
  type DropValues,
  type Rarity,
} from '@portico/domain';
import { useState } from 'react';
import type { FoundItem } from '../../../shared/drops/drops.queries';
import type { BulkOperation, DropKind } from './plan-bulk';

export type BulkMode = BulkOperation['mode'];

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

const NO_TARGETS: Targets = new Map();
const WHOLE_SCALE: Scale = {
  factor: '2',
  rarities: new Set(RARITIES),
  kinds: new Set(KINDS.filter((kind) => kind !== 'mesos')),
};

export function useBulkDraft(table: DropTable) {
  const [mode, setMode] = useState<BulkMode>('add');
  const [targets, setTargets] = useState(NO_TARGETS);
  const [additions, setAdditions] = useState<readonly Addition[]>([]);
  const [removals, setRemovals] = useState<readonly FoundItem[]>([]);
  const [scale, setScale] = useState(WHOLE_SCALE);

  const problem = () => {
    if (targets.size === 0) return `drops.bulk.noTargets.${table}` as const;
    if (mode === 'scale') return scaleProblem(scale);
    const isEmpty = (mode === 'add' ? additions : removals).length === 0;
    return isEmpty ? 'drops.bulk.items.missing' : undefined;
  };
  const operation = (): BulkOperation => {
    if (mode === 'add') return { mode, rows: additions.map(({ values }) => values) };
    if (mode === 'remove') return { mode, itemIds: new Set(removals.map(({ id }) => id)) };
    return { mode, ...scale, factor: Number(scale.factor) };
  };
  const reset = () => {
    setTargets(NO_TARGETS);
    setAdditions([]);
    setRemovals([]);
  };
  return {
    mode,
    setMode,
    targets,
    setTargets,
    additions,
    setAdditions,
    removals,
    setRemovals,
    scale,
    setScale,
    problem,
    operation,
    reset,
  };
}

export type BulkDraft = ReturnType<typeof useBulkDraft>;

function scaleProblem({ factor, rarities, kinds }: Scale) {
  const times = Number(factor);
  if (factor.trim() === '' || !(times > 0) || times > MAX_CHANCE_FACTOR) return 'drops.bulk.scale.invalid';
  return rarities.size === 0 || kinds.size === 0 ? 'drops.bulk.scale.none' : undefined;
}
