import type { EditorState } from '../../../shared/drops/drops.queries';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import { rowsBeforeAfter, type RatedRow } from '../rated-rows';
import {
  hourKills,
  hourYield,
  mostKills,
  type FarmedMonster,
  type HourKills,
  type HourYield,
} from './hour-yield';
import type { MapMonsters } from './map-monsters.queries';

export interface Budget {
  kills: HourKills;
  /** The most that the map gives in an hour. */
  most: number;
  before: HourYield;
  after: HourYield;
  /** Rows as they will be, to name the items of. */
  rows: RatedRow[];
  /** Edits of a monster of the map are staged. */
  isEdited: boolean;
}

/** What an hour on a map brings at a pace, by its tables as they are and with what is staged. */
export function budgetOf(
  { monsters, globalDrops }: MapMonsters,
  rates: Pick<EditorState, 'dropRate' | 'bossDropRate' | 'mesoRate'>,
  pace: number,
  staged: readonly StagedDrop[],
): Budget {
  const farmed = monsters.map(({ monster, amount, respawnSeconds }): FarmedMonster => ({
    id: monster.id,
    amount,
    respawnSeconds,
  }));
  const kills = hourKills(farmed, pace);
  const tables = monsters.map(({ monster, drops }) => ({
    kills: kills.kills.get(monster.id) ?? 0,
    dropRate: monster.boss ? rates.bossDropRate : rates.dropRate,
    ...rowsBeforeAfter({ table: 'monster', dropperId: monster.id, drops, globalDrops }, staged),
  }));
  const ids = new Set(farmed.map(({ id }) => id));
  return {
    kills,
    most: farmed.reduce((sum, monster) => sum + mostKills(monster), 0),
    before: hourYield(
      tables.map((one) => ({ ...one, rows: one.before })),
      rates.mesoRate,
    ),
    after: hourYield(
      tables.map((one) => ({ ...one, rows: one.after })),
      rates.mesoRate,
    ),
    rows: tables.flatMap(({ after }) => after),
    isEdited: staged.some(({ table, dropperId }) => table === 'monster' && ids.has(dropperId)),
  };
}
