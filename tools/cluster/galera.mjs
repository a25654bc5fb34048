import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { installDatabase, query, untilAnswers } from '../mariadb.mjs';
import { mariadbPrograms } from '../programs.mjs';
import { until } from '../until.mjs';
import { Clock } from './clock.mjs';

/** Library of Debian's package galera-4, on any architecture. */
export const GALERA_LIBRARY = '/usr/lib/galera/libgalera_smm.so';

/** Root cannot be used, because its rsync would read as nobody. */
const USER = process.getuid() === 0 ? 'mysql' : userInfo().username;

const SYNC_MS = 60_000;
/** Disk of a node, if root may mount one in memory. */
const DISK = 'size=384m';
const BLOCK = Buffer.alloc(1 << 16);

const SERVER_FLAGS = [
  '--no-defaults',
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--binlog-format=ROW',
  '--innodb-autoinc-lock-mode=2',
  '--innodb-buffer-pool-size=64M',
  '--innodb-log-file-size=16M',
  '--innodb-flush-log-at-trx-commit=0',
  '--performance-schema=OFF',
  '--max-connections=300',
  '--wsrep-on=ON',
  `--wsrep-provider=${GALERA_LIBRARY}`,
  '--wsrep-cluster-name=portico',
  '--wsrep-sst-method=rsync',
];

/** One node: a MariaDB server that can be started, killed, frozen and restarted with the same data. */
class Node {
  #child;

  constructor({ name, donors, folder, port, groupPort, transferPort, catchUpPort, addresses }) {
    this.folder = folder;
    this.data = join(folder, 'data');
    this.clock = new Clock(folder);
    process.once('exit', () => {
      this.#child?.kill('SIGKILL');
      this.unmountDisk();
    });
    this.url = `mysql://root@127.0.0.1:${port}/`;
    this.port = port;
    this.flags = [
      ...SERVER_FLAGS,
      `--user=${USER}`,
      `--datadir=${this.data}`,
      `--tmpdir=${folder}`,
      `--socket=${join(folder, 's')}`,
      `--port=${port}`,
      `--wsrep-cluster-address=gcomm://${addresses.join(',')}`,
      `--wsrep-node-name=${name}`,
      // A node that sends its data to another accepts no changes, so this is not the node that portals write to next.
      `--wsrep-sst-donor=${donors.join(',')},`,
      `--wsrep-node-address=127.0.0.1:${groupPort}`,
      `--wsrep-sst-receive-address=127.0.0.1:${transferPort}`,
      `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${groupPort};ist.recv_addr=127.0.0.1:${catchUpPort};gcache.size=32M`,
    ];
  }

  /** Starts the node. The first node of a cluster creates it. */
  async start(...flags) {
    // A killed node reads its last position from its own log.
    const position = existsSync(join(this.data, 'ibdata1'))
      ? [`--wsrep-start-position=${this.#recover()}`]
      : [];
    const child = spawn(mariadbPrograms().server, [...this.flags, ...flags, ...position], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...this.clock.environment },
    });
    this.#child = child;
    child.stderr.resume();
    await untilAnswers(this.port, child);
    await this.#untilSynced();
  }

  #recover() {
    const { stderr } = spawnSync(
      mariadbPrograms().server,
      [...this.flags, '--wsrep-recover', '--log-error='],
      { encoding: 'utf8' },
    );
    return /Recovered position: (\S+)/.exec(stderr)?.[1] ?? '00000000-0000-0000-0000-000000000000:-1';
  }

  async #untilSynced() {
    let state;
    const isSynced = async () => {
      const [row] = await query(this.url, "SHOW STATUS LIKE 'wsrep_local_state_comment'");
      state = row?.Value;
      return state === 'Synced';
    };
    if (!(await until(isSynced, { forMs: SYNC_MS }))) throw new Error(`The node is still ${state}`);
  }

  query(sql) {
    return query(this.url, sql);
  }

  /** Stops the node from answering, as a cut network does. */
  freeze() {
    this.#child.kill('SIGSTOP');
  }

  thaw() {
    this.#child.kill('SIGCONT');
  }

  /** Gives the node a small disk of its own, if this user may. */
  mountDisk() {
    this.hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', this.folder]).status === 0;
  }

  unmountDisk() {
    if (this.hasDisk) spawnSync('umount', ['--lazy', this.folder]);
    this.hasDisk = false;
  }

  fillDisk() {
    const file = openSync(this.#filler, 'w');
    try {
      for (;;) writeSync(file, BLOCK);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  emptyDisk() {
    rmSync(this.#filler);
  }

  get #filler() {
    return join(this.folder, 'filler');
  }

  get hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async end(signal = 'SIGTERM') {
    const child = this.#child;
    if (child === undefined || this.hasEnded) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  }
}

/** Starts Galera nodes on this machine that replicate to each other. Returns `{ nodes, stop }`. */
export async function startGalera(count = 3) {
  const folder = mkdtempSync(join(tmpdir(), 'pgal-'));
  const nodes = await createNodes(folder, count);
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.end()));
    for (const node of nodes) node.unmountDisk();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [first, ...others] = nodes;
    if (USER === 'mysql') execFileSync('chown', ['-R', USER, folder]);
    for (const { data } of nodes) installDatabase(data, USER);
    await first.start('--wsrep-new-cluster');
    for (const node of others) await node.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, stop };
}

async function createNodes(folder, count) {
  const free = await ports(count * 4);
  const groupPorts = free.splice(0, count);
  const addresses = groupPorts.map((port) => `127.0.0.1:${port}`);
  const names = groupPorts.map((_, index) => `node${index + 1}`);
  return groupPorts.map((groupPort, index) => {
    const own = join(folder, names[index]);
    mkdirSync(own);
    const node = new Node({
      name: names[index],
      donors: names.filter((_, other) => other !== index).reverse(),
      folder: own,
      port: free.pop(),
      groupPort,
      transferPort: free.pop(),
      catchUpPort: free.pop(),
      addresses,
    });
    node.mountDisk();
    return node;
  });
}

async function ports(count) {
  const found = new Set();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

export const hasGalera = () => mariadbPrograms() !== undefined && existsSync(GALERA_LIBRARY);
