import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { Bank } from '../bench/money/bank.mjs';
import { killedOn } from '../bench/killed.mjs';
import { ownEnvironment } from '../bench/own-environment.mjs';
import { PlainError, say } from '../bootstrap/terminal.mjs';
import { spendBesideGameElsewhere } from './game-elsewhere.mjs';
import { migrateAtOnce } from './migrations.mjs';

const USAGE =
  'npm run -s portico -- cluster-check mysql://user:password@node1:3306,node2:3306,node3:3306/ [--rounds 20]';
const DATABASE = 'portico_check';
const ROUNDS = 20;
const MIGRATION_ROUNDS = 5;
const SPENDS = 300;
const PORTALS = 3;
const CONNECT_MS = 5000;

/** Splits an address that names several nodes into `{ host, url }` of each, without a database name. */
export function nodesOf(address) {
  const { scheme, user, hosts } =
    /^(?<scheme>mysql|mariadb):\/\/(?<user>[^@/]*@)?(?<hosts>[^@/]+)\/?$/.exec(address)?.groups ?? {};
  if (scheme === undefined)
    throw new PlainError(
      `${USAGE}\nThe address names nodes, and no database: ${DATABASE} is made and removed.`,
    );
  return hosts.split(',').map((host) => ({ host, url: `${scheme}://${user ?? ''}${host}/` }));
}

/** Faults that nodes report, each `{ host, status }`; empty if all belong to one complete cluster. */
export function clusterFaults(nodes) {
  const sizes = new Set(nodes.map(({ status }) => status.wsrep_cluster_size));
  const faults = nodes.flatMap(({ host, status }) => {
    if (status.wsrep_ready === undefined) return [`${host} is no node of Galera`];
    const isWhole = status.wsrep_ready === 'ON' && status.wsrep_cluster_status === 'Primary';
    const state = status.wsrep_local_state_comment;
    return isWhole && state === 'Synced' ? [] : [`${host} is ${status.wsrep_cluster_status}, ${state}`];
  });
  if (faults.length === 0 && sizes.size > 1)
    faults.push(`the nodes count ${[...sizes].join(' and ')} members`);
  if (faults.length === 0 && Number([...sizes][0]) < nodes.length)
    faults.push('the nodes are of several clusters');
  return faults;
}

async function statusOf({ host, url }) {
  const connection = await createConnection({ uri: url, connectTimeout: CONNECT_MS }).catch((error) => {
    throw new PlainError(`${host}: ${error.message}`);
  });
  try {
    const [rows] = await connection.query("SHOW GLOBAL STATUS LIKE 'wsrep\\_%'");
    return {
      host,
      status: Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name, value])),
    };
  } finally {
    await connection.end();
  }
}

/**
 * Runs the money tests on an owner's cluster, in a database of their own, with portals on this machine: simultaneous
 * migrations, a game on the first node with portals on the others, and killed portals. Returns whether all passed.
 */
export async function checkOwnersCluster(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: String(ROUNDS) } },
  });
  const [address] = positionals;
  const rounds = Number(values.rounds);
  if (address === undefined || !(Number.isInteger(rounds) && rounds > 0)) throw new PlainError(USAGE);
  const nodes = nodesOf(address);
  const faults = clusterFaults(await Promise.all(nodes.map(statusOf)));
  if (faults.length > 0) throw new PlainError(`This cluster is not whole: ${faults.join('; ')}.`);
  say(`${nodes.length} nodes of one cluster, all in step`);
  const removeHome = ownEnvironment();
  try {
    const bank = await Bank.onServer(`Your cluster, ${nodes.length} nodes`, {
      url: address.replace(/\/?$/, '/'),
      database: DATABASE,
    });
    try {
      const isSound = await migrateAndSpend(bank, nodes);
      say(
        'Portals are killed while players spend. End, freeze and start your nodes meanwhile, one at a time',
      );
      const isRight = await killedOn(say, bank, { count: PORTALS, kills: rounds });
      return isSound && isRight;
    } finally {
      await bank.close();
    }
  } finally {
    removeHome();
  }
}

async function migrateAndSpend(bank, nodes) {
  say('Processes migrate at once, one at each node');
  const isMigrated = await migrateAtOnce(say, bank, nodes, MIGRATION_ROUNDS);
  say('The game writes to the first node, portals to the others');
  const isCertified = nodes.length < 2 || (await spendBesideGameElsewhere(say, bank, nodes, SPENDS));
  return isMigrated && isCertified;
}
