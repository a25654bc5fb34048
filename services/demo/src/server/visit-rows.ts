import { Column, Entity, Like, Not, PrimaryColumn, type EntityManager } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  gameTimeText,
  LOGIN_SERVER,
  LOGIN_STATE,
  LoginServerEntity,
} from '@portico/services/game';
import { MINUTE_MS } from '@portico/domain';
import { recordOf } from '@portico/services/platform/collections';
import { epochMsColumn, TABLE_ENGINE } from '@portico/services/platform/persistence';
import { DemoRandom } from '../world/shared/demo-random.js';
import { hunt, progressOf, type Progress } from './leveling.js';

/** A visitor in the simulated game, with that game's memory of the account and character. */
@Entity({ name: 'portal_demo_visit', engine: TABLE_ENGINE })
export class DemoVisitEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @epochMsColumn({ name: 'entered_at' }) enteredAt: number;

  @Column({ name: 'memory', type: 'text' }) memory: string;
}

const MINUTE_S = 60;

export const VISIT_MS = 30 * MINUTE_MS;

/** The clocks of two processes differ by far less. */
const MAX_CLOCK_DIFFERENCE_MS = 5000;

const BALANCES = ['nxCredit', 'maplePoint', 'nxPrepaid', 'votePoints'] as const;

type Balances = Pick<AccountEntity, (typeof BALANCES)[number]>;

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

interface Stay {
  accountId: number;
  enteredAt: number;
}

function memoryOf(character: CharacterEntity, spawnPoint: number, account: Balances): VisitMemory {
  const { name, fame, mapId } = character;
  const balances = recordOf(BALANCES, (balance) => account[balance]);
  return { name, progress: progressOf(character), fame, mapId, spawnPoint, balances };
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

/** Visitors' passwords are hashes with this prefix. The simulation never plays these accounts. */
export const VISITOR_PASSWORD = '$2%';

/** Logs an account in, which locks its row for this transaction. Returns false if it was already logged in. */
export async function takeAccount(manager: EntityManager, accountId: number, now: number): Promise<boolean> {
  const { affected } = await manager.update(
    AccountEntity,
    { id: accountId, loginState: LOGIN_STATE.out },
    { loginState: LOGIN_STATE.in, lastLoginAt: gameTimeText(now) },
  );
  return affected === 1;
}

/** Stores the game's memory of a visitor, which overwrites the rows at the end of the visit. */
export async function beginVisit(
  manager: EntityManager,
  character: CharacterEntity,
  now: number,
): Promise<void> {
  const { id: characterId, accountId } = character;
  const account = await manager.findOneOrFail(AccountEntity, {
    where: { id: accountId },
    select: { id: true, ...Object.fromEntries(BALANCES.map((balance) => [balance, true])) },
  });
  const [place] = await manager.query<{ spawnpoint: number }[]>(
    'SELECT spawnpoint FROM characters WHERE id = ?',
    [characterId],
  );
  const memory = memoryOf(character, Number(place?.spawnpoint ?? 0), account);
  await manager.upsert(
    DemoVisitEntity,
    { accountId, characterId, enteredAt: now, memory: JSON.stringify(memory) },
    ['accountId'],
  );
}

/** Ends a visit without saving it. If several processes try, one succeeds. */
export async function dropVisit(
  manager: EntityManager,
  { accountId, enteredAt }: Pick<DemoVisitEntity, 'accountId' | 'enteredAt'>,
): Promise<boolean> {
  const { affected } = await manager.delete(DemoVisitEntity, { accountId, enteredAt });
  return affected === 1;
}

/** Logs a visitor out like the real server: its memory, with earnings, overwrites the rows. If several processes try, one succeeds. */
export async function saveVisit(
  manager: EntityManager,
  visit: DemoVisitEntity,
  now: number,
): Promise<boolean> {
  if (!(await dropVisit(manager, visit))) return false;
  const { accountId, characterId } = visit;
  const { progress, fame, mapId, spawnPoint, balances } = afterHunting(readMemory(visit), visit, now);
  const lastLogoutAt = gameTimeText(now);
  await manager.update(CharacterEntity, { id: characterId }, { ...progress, fame, mapId, lastLogoutAt });
  await manager.query('UPDATE characters SET spawnpoint = ? WHERE id = ?', [spawnPoint, characterId]);
  const out = { loginState: LOGIN_STATE.out, lastLoginAt: gameTimeText(now) };
  await manager.update(AccountEntity, { id: accountId }, { ...balances, ...out });
  return true;
}

export async function saveVisits(manager: EntityManager, now: number): Promise<void> {
  for (const visit of await manager.find(DemoVisitEntity)) await saveVisit(manager, visit, now);
}

/** Frees visitors' accounts that a crash left logged in, as a server does when it boots. The simulation frees its own accounts. */
export async function clearStuckAccounts(manager: EntityManager, now: number): Promise<void> {
  const stuck = { loginState: Not(LOGIN_STATE.out), password: Like(VISITOR_PASSWORD) };
  await manager.update(AccountEntity, stuck, { loginState: LOGIN_STATE.out });
  const start = { address: 'simulated', helloAt: now, goneAt: null, emptyBefore: now };
  await manager.upsert(LoginServerEntity, { name: LOGIN_SERVER, ...start }, ['name']);
}

export function readMemory({ memory }: Pick<DemoVisitEntity, 'memory'>): VisitMemory {
  return JSON.parse(memory);
}
