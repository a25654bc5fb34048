import { dropShare, expectedPieces, MESO_ITEM_ID } from '@portico/domain';
import { dropRateOf, type EditorState } from '../../../shared/drops/drops.queries';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import type { MapMonsters } from '../droppers/droppers.queries';
import { type RatedDrop, dropsBeforeAfter } from '../staging/drop-rows';

export type Budget = ReturnType<typeof budgetOf>;

/** Yield of an hour on a map, with the stored tables and with the staged edits. */
export function budgetOf(
  { monsters, globalDrops }: MapMonsters,
  rates: Pick<EditorState, 'dropRate' | 'bossDropRate' | 'mesoRate'>,
  pace: number,
  staged: readonly StagedDrop[],
) {
  const farmed = monsters.map(({ monster: { id }, amount, respawnSeconds }) => ({
    id,
    amount,
    respawnSeconds,
  }));
  const kills = hourKills(farmed, pace);
  const tables = monsters.map(({ monster, drops }) => ({
    kills: kills.kills.get(monster.id) ?? 0,
    dropRate: dropRateOf(monster, rates),
    ...dropsBeforeAfter({ table: 'monster', dropperId: monster.id, drops, globalDrops }, staged),
  }));
  const ids = new Set(farmed.map(({ id }) => id));
  const yieldOf = (side: 'before' | 'after') =>
    hourYield(
      tables.map((one) => ({ ...one, rows: one[side] })),
      rates.mesoRate,
    );
  return {
    kills,
    /** Maximum kills of the map per hour. */
    most: farmed.reduce((sum, monster) => sum + maxKills(monster), 0),
    before: yieldOf('before'),
    after: yieldOf('after'),
    rows: tables.flatMap(({ after }) => after),
    isEdited: staged.some(({ table, dropperId }) => table === 'monster' && ids.has(dropperId)),
  };
}

/** Monsters respawn in waves with this interval. */
export const WAVE_SECONDS = 10;

const HOUR_SECONDS = 3600;
const MINUTES = 60;

interface FarmedMonster {
  id: number;
  amount: number;
  /** Respawn delay of the monster in seconds; 0 for the next wave, -1 for never. */
  respawnSeconds: number;
}

/**
 * Maximum kills per hour if each monster dies at once and respawns with the first wave after its delay. 0 if the monster never respawns.
 */
export function maxKills({ amount, respawnSeconds }: FarmedMonster): number {
  if (respawnSeconds < 0) return 0;
  const waves = Math.max(1, Math.ceil(respawnSeconds / WAVE_SECONDS));
  return (amount * HOUR_SECONDS) / (waves * WAVE_SECONDS);
}

/** Kills per monster in an hour, in proportion to its maximum kills. `isBoundByPace`: the map has more monsters than the pace kills. */
export function hourKills(monsters: readonly FarmedMonster[], killsPerMinute: number) {
  const most = new Map(monsters.map((monster) => [monster.id, maxKills(monster)]));
  const available = [...most.values()].reduce((sum, kills) => sum + kills, 0);
  const total = Math.min(available, killsPerMinute * MINUTES);
  const share = available === 0 ? 0 : total / available;
  const kills = new Map([...most].map(([id, all]) => [id, all * share]));
  return { kills, total, isBoundByPace: total < available };
}

export interface HourYield {
  pieces: Map<number, number>;
  mesos: number;
  goods: number;
}

interface KilledDrops {
  kills: number;
  rows: readonly RatedDrop[];
  dropRate: number;
}

/** Average yield of these kills by the game's own rules, without quest drops. */
export function hourYield(killed: readonly KilledDrops[], mesoRate: number): HourYield {
  const sum: HourYield = { pieces: new Map(), mesos: 0, goods: 0 };
  for (const { kills, rows, dropRate } of killed) {
    // Global drops apply only to monsters with drop rows of their own.
    if (!rows.some(({ isGlobal }) => isGlobal !== true)) continue;
    for (const row of rows) {
      if (row.isForQuest === true) continue;
      const pieces = kills * dropShare(row, dropRate) * expectedPieces(row);
      if (row.itemId === MESO_ITEM_ID) sum.mesos += pieces * mesoRate;
      else {
        sum.goods += pieces * row.price;
        sum.pieces.set(row.itemId, (sum.pieces.get(row.itemId) ?? 0) + pieces);
      }
    }
  }
  return sum;
}
