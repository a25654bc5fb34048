#!/usr/bin/env node
import { Bank } from './bench/money/bank.mjs';
import { killedOn } from './bench/killed.mjs';
import { ownEnvironment } from './bench/own-environment.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main, PlainError, say } from './bootstrap/terminal.mjs';
import { hasGalera, startGalera } from './cluster/galera.mjs';
import { spendBesideGameElsewhere } from './cluster/game-elsewhere.mjs';
import { migrateAtOnce } from './cluster/migrations.mjs';
import { breakRedis } from './cluster/redis-faults.mjs';
import { restartInTurn } from './cluster/rolling-restart.mjs';
import { redisServer } from './programs.mjs';

const MIGRATION_ROUNDS = 20;
const KILL_ROUNDS = 20;
const SPENDS_ELSEWHERE = 10_000;

// Child processes end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Three portals on three Galera nodes: migrates on all at once, then checks money while portals and the node that
 * they write to are killed, Redis is broken, and portals are restarted behind proxies.
 */
await main(async () => {
  checkNode();
  await ensureDependencies();
  await ensureBuilt();
  if (!hasGalera() || redisServer() === undefined)
    throw new PlainError(
      'Install (Debian, Ubuntu): sudo apt-get install --no-install-recommends mariadb-server galera-4 rsync redis-server',
    );
  const removeHome = ownEnvironment();
  const rounds = Number(process.argv[2] ?? KILL_ROUNDS);
  const { nodes, stop } = await startGalera();
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const bank = await Bank.onServer('Galera, three nodes', { url: `mysql://root@${hosts}/`, stop });
  say('Three processes migrate at once, each at a node of its own');
  const isMigrated = await migrateAtOnce(say, bank, nodes, Math.min(rounds, MIGRATION_ROUNDS));
  say('The game writes to the first node, portals to the others');
  const isCertified = await spendBesideGameElsewhere(say, bank, nodes, SPENDS_ELSEWHERE);
  const isRight = await killedOn(say, bank, {
    count: 3,
    kills: rounds,
    // Kills the node that all portals write to after a third of the rounds, and restarts it after two thirds.
    onRound: async (round) => {
      if (round === Math.floor(rounds / 3)) await nodes[0].end('SIGKILL');
      if (round === Math.floor((2 * rounds) / 3)) await nodes[0].start();
    },
  });
  say('The Redis that three portals share is broken in each way');
  const isCounted = await breakRedis(say);
  say('Portals behind a proxy are restarted one after the other');
  const isKept = await restartInTurn(say);
  removeHome();
  if (!isMigrated || !isCertified || !isRight || !isCounted || !isKept) process.exitCode = 1;
});
