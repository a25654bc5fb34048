import { Like, Not, type EntityManager } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  gameTimeText,
  LOGIN_SERVER,
  LOGIN_STATE,
  LoginServerEntity,
} from '@portico/services/game';
import { DemoVisitEntity } from './demo-server.entities.js';
import { afterHunting, BALANCES, memoryOf, type VisitMemory } from './visit-memory.js';

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
  // Replaces a row that was left over.
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

/** Logs every visitor out, as a server does when it goes down. */
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
