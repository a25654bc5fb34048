import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { KilledPortal } from '../../core/killed-portal.js';

const ADMIN = { username: 'demowebadm', password: 'portico-demo' };
const SETS = '/api/droprates/change-sets';

interface Drop {
  rowId: number;
  itemid: number;
  minQuantity: number;
  maxQuantity: number;
  questid: number;
  chance: number;
}

interface Dropper {
  monster: { id: number };
  drops: Drop[];
}

let portal: KilledPortal;
let token: string;

test.beforeAll(async () => {
  portal = await KilledPortal.create(process.env.PORTICO_E2E_HOME ?? '');
});

test.afterAll(() => portal.dispose());

function send(path: string, body?: object, key = randomUUID()): Promise<Response> {
  const headers = { 'x-auth-token': token, 'idempotency-key': key };
  if (body === undefined) return portal.call(path, { headers });
  return portal.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const read = async <T>(path: string, body?: object) => (await (await send(path, body)).json()) as T;

/** Every drop of the monsters on the first page of the list. */
async function readDroppers(): Promise<Dropper[]> {
  const { monsters } = await read<{ monsters: { id: number }[] }>('/api/droprates/monsters');
  const asked = { type: 'monster', dropperIds: monsters.map(({ id }) => id) };
  return (await read<{ droppers: Dropper[] }>('/api/droprates/rows', asked)).droppers;
}

const newestSet = async () => (await read<{ sets: { id: number }[] }>(SETS)).sets[0]?.id;

const edited = (chance: number) => (chance > 1 ? chance - 1 : 2);

/** The chance of each row, by its id. */
function chancesOf(droppers: readonly Dropper[], toChance = (chance: number) => chance): [number, number][] {
  const chances = droppers.flatMap(({ drops }) =>
    drops.map(({ rowId, chance }) => [rowId, toChance(chance)]),
  );
  return (chances as [number, number][]).sort(([one], [other]) => one - other);
}

/** Every chance edited. */
function changesOf(droppers: readonly Dropper[]): object[] {
  return droppers.flatMap(({ monster, drops }) =>
    drops.map(({ rowId, itemid: itemId, minQuantity, maxQuantity, questid: questId, chance }) => {
      const before = { itemId, minQuantity, maxQuantity, questId, chance };
      const after = { ...before, chance: edited(chance) };
      return { table: 'monster', dropperId: monster.id, rowId, before, after };
    }),
  );
}

test('a portal that is killed while it applies edits of drops has applied all of them or none @desktop @long', async () => {
  test.setTimeout(180_000);
  let run = await portal.start('drop-rows');
  const login = await portal.call('/api/auth/login', { method: 'POST', body: JSON.stringify(ADMIN) });
  ({ token } = (await login.json()) as { token: string });
  const [before, setBefore] = [await readDroppers(), await newestSet()];
  const body = { changes: changesOf(before), reason: 'a test of crashes' };
  expect(body.changes.length).toBeGreaterThan(200);
  const key = randomUUID();
  const apply = () => send(`${SETS}/apply`, body, key);

  const applyAndDie = async () =>
    expect(await Promise.all([apply().catch(() => 'no answer'), run.ended])).toEqual([
      'no answer',
      'SIGKILL',
    ]);

  for (const next of ['before-commit', 'after-commit'] as const) {
    await applyAndDie();
    run = await portal.start(next);
    expect([await readDroppers(), await newestSet()]).toEqual([before, setBefore]);
  }
  await applyAndDie();
  await portal.start();
  const set = await newestSet();
  expect(chancesOf(await readDroppers())).toEqual(chancesOf(before, edited));
  const repeated = (await (await apply()).json()) as { changeSetId: number };
  expect([repeated.changeSetId, await newestSet()]).toEqual([set, set]);
  expect((await send(`${SETS}/${String(set)}/undo`, { reason: 'after the crash' })).status).toBe(200);
  expect(await readDroppers()).toEqual(before);
});
