import type { AccountEntity, CharacterEntity } from '@portico/services/game';
import { MINUTE_MS } from '@portico/domain';
import { DemoRandom } from '../world/shared/demo-random.js';
import { hunt, progressOf, type Progress } from './leveling.js';

const MINUTE_S = 60;

export const VISIT_MS = 30 * MINUTE_MS;

/** The clocks of two processes differ by far less. */
const MAX_CLOCK_DIFFERENCE_MS = 5000;

export const BALANCES = ['nxCredit', 'maplePoint', 'nxPrepaid', 'votePoints'] as const;

export type Balances = Pick<AccountEntity, (typeof BALANCES)[number]>;

/** The game's memory of a visitor. Read at login, it overwrites the rows at logout. */
export interface VisitMemory {
  name: string;
  progress: Progress;
  fame: number;
  /** Position: the map, and the number of a portal in it. */
  mapId: number;
  spawnPoint: number;
  balances: Balances;
}

/** Account and start of a visit. */
interface Stay {
  accountId: number;
  enteredAt: number;
}

export function memoryOf(character: CharacterEntity, spawnPoint: number, account: Balances): VisitMemory {
  const { name, fame, mapId } = character;
  const { nxCredit, maplePoint, nxPrepaid, votePoints } = account;
  return {
    name,
    progress: progressOf(character),
    fame,
    mapId,
    spawnPoint,
    balances: { nxCredit, maplePoint, nxPrepaid, votePoints },
  };
}

/** Whether a visit is over. If it starts in the future, a clock ran ahead, and it is over too. */
export function isOver({ enteredAt }: Stay, now: number): boolean {
  return now - enteredAt >= VISIT_MS || enteredAt - now > MAX_CLOCK_DIFFERENCE_MS;
}

/** The memory after the visit, in which the visitor hunted all the time. Repeatable for the same visit. */
export function afterHunting(memory: VisitMemory, { accountId, enteredAt }: Stay, now: number): VisitMemory {
  const progress = { ...memory.progress };
  const random = new DemoRandom(accountId + enteredAt);
  let seconds = Math.max(0, Math.min(VISIT_MS, now - enteredAt)) / 1000;
  for (; seconds > 0; seconds -= MINUTE_S) hunt(progress, Math.min(MINUTE_S, seconds), 1, random);
  return { ...memory, progress };
}
