import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Bank } from './money/bank.mjs';
import { logIn } from './money/log-in.mjs';
import { call, DropTables } from './drops/drop-tables.mjs';

const ROWS = 22_000;
const KILLS = 6;
const LIVE_ROUNDS = 5;
const LIVE_LIMIT_MS = 10_000;

const tokenAt = async (url, { adminId }) => (await logIn(url, [adminId]))[0].token;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

async function timed(work) {
  const since = performance.now();
  const result = await work();
  return { result, ms: performance.now() - since };
}

/** Longest wait of another request while `work` runs. */
async function besideProbe(url, work) {
  const state = { isOver: false };
  let longest = 0;
  const probe = (async () => {
    while (!state.isOver) {
      const { ms } = await timed(() => fetch(`${url}/api/health/live`).then((answer) => answer.text()));
      longest = Math.max(longest, ms);
      await sleep(5);
    }
  })();
  const { result, ms } = await timed(work);
  state.isOver = true;
  await probe;
  return { result, ms, longest };
}

/** Edits all rows in one set, undoes it, and undoes that. The table must end byte for byte as it began. */
async function editAll(print, tables, { url, token }) {
  const before = await tables.dump();
  const changes = await tables.changesOfAll();
  const apply = () => call(url, 'apply', token, { changes, reason: 'bench' });
  const applied = await besideProbe(url, apply);
  const undone = await besideProbe(url, () =>
    call(url, `${applied.result.changeSetId}/undo`, token, { reason: 'bench' }),
  );
  const isSame = (await tables.dump()) === before;
  const size = (JSON.stringify(changes).length / 1_048_576).toFixed(1);
  print(
    `  ${changes.length} rows (${size} MB) applied in ${seconds(applied.ms)} and undone in ${seconds(undone.ms)}, ` +
      `another request waited ${applied.longest.toFixed(0)} and ${undone.longest.toFixed(0)} ms at most; ` +
      `table ${isSame ? 'the same byte for byte' : 'NOT THE SAME'}`,
  );
}

/** Time from the answer to an edit until another portal uses the new drops. */
async function untilLive(print, tables, [one, other], token) {
  const delays = [];
  for (let round = 0; round < LIVE_ROUNDS; round += 1) {
    await sleep(randomInt(1000));
    const chance = 10_000 * (round + 1);
    await call(one.url, 'apply', token, { changes: [await tables.changeOfFirst(chance)], reason: 'bench' });
    const since = performance.now();
    while (!(await tables.isShown(other.url, chance)) && performance.now() - since < LIVE_LIMIT_MS)
      await sleep(20);
    delays.push(performance.now() - since);
  }
  const most = Math.max(...delays);
  print(
    `  an edit is at the other portal after ${delays.map((ms) => ms.toFixed(0)).join(', ')} ms: ` +
      (most < 2000 ? 'within two seconds' : 'TOO LATE'),
  );
}

/** Kills portals at random moments while they apply or undo all rows. Each time, all rows or none must be changed. */
async function killWhileEditing(print, bank, tables, { kills, ms }) {
  const outcomes = { all: 0, nothing: 0, HALF: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const changes = await tables.changesOfAll();
    await bank.whileClosed(async () => {
      const portal = await bank.startPortal();
      const token = await tokenAt(portal.url, tables);
      const edit = call(portal.url, 'apply', token, { changes, reason: 'bench' }).catch(() => undefined);
      await Promise.race([edit, sleep(randomInt(Math.ceil(ms)))]);
      await portal.kill();
      await edit;
    });
    outcomes[await tables.outcomeOf(changes)] += 1;
  }
  print(
    `  ${kills} portals killed while they applied: ${outcomes.all} sets whole, ${outcomes.nothing} not at all, ` +
      (outcomes.HALF === 0 ? 'none in half' : `${outcomes.HALF} IN HALF`),
  );
}

async function editOn(print, bank, { count, rows }) {
  print(bank.titleOf(count));
  const portals = [];
  try {
    const tables = await DropTables.fill(bank, rows);
    while (portals.length < count) portals.push(await bank.startPortal());
    const [{ url }] = portals;
    const token = await tokenAt(url, tables);
    const { ms } = await timed(() => editAll(print, tables, { url, token }));
    if (count > 1) await untilLive(print, tables, portals, token);
    await Promise.all(portals.splice(0).map((portal) => portal.stop()));
    await killWhileEditing(print, bank, tables, { kills: KILLS, ms: ms / 2 });
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await bank.close();
  }
}

/** Edits and undoes every drop of a server in one set. Measures how soon others see an edit, and checks the table after kill -9. */
export async function dropSets(print, rows = ROWS) {
  await editOn(print, await Bank.embedded(), { count: 1, rows });
  await editOn(print, await Bank.mariadb(), { count: 2, rows });
}
