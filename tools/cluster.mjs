#!/usr/bin/env node
import { Bank } from './bench/money/bank.mjs';
import { killedOn } from './bench/killed.mjs';
import { VOTING } from './bench/votes/ballot.mjs';
import { ownEnvironment } from './bench/own-environment.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main, PlainError, say } from './bootstrap/terminal.mjs';
import { clusterArguments } from './cluster/arguments.mjs';
import { endure } from './cluster/endurance.mjs';
import { breakEach } from './cluster/faults.mjs';
import { hasGalera, startGalera } from './cluster/galera.mjs';
import { spendBesideGameElsewhere } from './cluster/game-elsewhere.mjs';
import { migrateAtOnce } from './cluster/migrations.mjs';
import { CALLBACKS } from './cluster/redis-faults.mjs';
import { restartInTurn } from './cluster/rolling-restart.mjs';
import { redisServer } from './programs.mjs';

const SPENDS_ELSEWHERE = 10_000;

/** Visitors count their callbacks in the part `faults`; in the hour of `endure` they vote. */
const SETTINGS = { server: { limits: { callback: CALLBACKS, page: 1_000_000 }, voting: VOTING } };

// Child processes end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** All parts with their titles. They run in this order; `endure` runs only if it is named. */
const partsWith = ({ rounds, fault, minutes }) => ({
  migrations: {
    title: 'Three processes migrate at once, each at a node of its own',
    run: ({ bank, nodes }) => migrateAtOnce(say, bank, nodes, rounds),
  },
  game: {
    title: 'The game writes to the first node, portals to the others',
    run: ({ bank, nodes }) => spendBesideGameElsewhere(say, bank, nodes, SPENDS_ELSEWHERE),
  },
  kills: {
    title: 'Portals and the node that they write to are killed while players spend',
    run: ({ bank, nodes }) =>
      killedOn(say, bank, {
        count: 3,
        kills: rounds,
        // Kills the node that all portals write to after a third of the rounds, and restarts it after two thirds.
        onRound: async (round) => {
          if (round === Math.floor(rounds / 3)) await nodes[0].end('SIGKILL');
          if (round === Math.floor((2 * rounds) / 3)) await nodes[0].start();
        },
      }),
  },
  faults: {
    title: 'Each part of a site with three nodes, Redis and three portals behind nginx is broken',
    run: ({ bank, nodes }) => breakEach(say, bank, nodes, { only: fault }),
  },
  restarts: {
    title: 'Portals behind a proxy are restarted one after the other',
    run: () => restartInTurn(say),
  },
  endure: {
    title: `Visitors of all kinds at three portals for ${minutes} minutes`,
    isOnlyNamed: true,
    run: ({ bank, nodes }) => endure(say, bank, nodes, minutes),
  },
});

/** Three portals on three Galera nodes: runs the named parts, or all. */
await main(async () => {
  const wanted = clusterArguments(process.argv.slice(2));
  const all = partsWith(wanted);
  const parts =
    wanted.parts.length > 0 ? wanted.parts : Object.keys(all).filter((name) => !all[name].isOnlyNamed);
  const unknown = parts.filter((name) => all[name] === undefined);
  if (unknown.length > 0)
    throw new PlainError(`${unknown.join(', ')}: parts are ${Object.keys(all).join(', ')}`);
  checkNode();
  await ensureDependencies();
  await ensureBuilt();
  if (!hasGalera() || redisServer() === undefined)
    throw new PlainError(
      'Install (Debian, Ubuntu): sudo apt-get install --no-install-recommends mariadb-server galera-4 rsync redis-server nginx faketime',
    );
  const removeHome = ownEnvironment();
  try {
    await runOnGalera(parts.map((name) => all[name]));
  } finally {
    removeHome();
  }
});

async function runOnGalera(parts) {
  const { nodes, stop } = await startGalera();
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const url = `mysql://root@${hosts}/`;
  const bank = await Bank.onServer('Galera, three nodes', { url, stop }, SETTINGS).catch(async (error) => {
    await stop();
    throw error;
  });
  try {
    for (const { title, run } of parts) {
      say(title);
      if (!(await run({ bank, nodes }))) process.exitCode = 1;
    }
  } finally {
    await bank.close();
  }
}
