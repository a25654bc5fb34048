import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../bench/load/processes.mjs';
import { Bank } from '../bench/money/bank.mjs';
import { counted } from '../bench/statistics.mjs';
import { runNode } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { REMOTE, Releases, waitFor, Waves, GIVE_UP_MS, sha256 } from './replica-releases.mjs';

const REQUESTS = 10_000;
const SECRET = 'a-secret-that-both-replicas-have-in-common';

export const LIMITS = Object.fromEntries(
  ['read', 'page', 'file', 'signIn', 'health'].map((kind) => [kind, 1_000_000]),
);

/** Moments at which the replica that receives a release is killed. */
export const KILLS = ['upload', 'trial', 'switch'];

/**
 * Two portals that share only the database and the secret. Visitors read pages and files from both while releases arrive at either over
 * HTTP. The receiving portal is killed at each moment of a release, once per round. Returns whether every file was the right one.
 */
export async function releaseToReplicas(print, { requests = REQUESTS, rounds = 1, environment = {} } = {}) {
  const bank = await Bank.mariadb({ server: { limits: LIMITS, inFlight: { requests: 64 } } });
  const work = mkdtempSync(join(tmpdir(), 'portico-replicas-'));
  const replicas = [new Replica(bank, work, 0, environment), new Replica(bank, work, 1, environment)];
  try {
    for (const replica of replicas) await replica.start();
    const waves = new Waves(work);
    const releases = new Releases({ bank, replicas, waves, token: await createToken(bank) });
    await releases.send(0);
    await waitFor(async () => (await fetch(`${replicas[1].url}/market`)).ok);
    const visitors = new Visitors({ replicas, waves, requests });
    const kills = [];
    for (let round = 0; round < rounds; round += 1)
      for (const kill of KILLS)
        for (const receiver of [0, 1]) {
          await releases.send(receiver);
          kills.push(`${kill} ${await releases.sendAndKill(receiver, kill)}`);
          await releases.send(1 - receiver);
        }
    while (!visitors.isOver) await releases.send(releases.count % 2);
    await visitors.ended;
    print(`  ${releases.count} releases, ${releases.times} and ${kills.length} kills: ${counted(kills)}`);
    print(
      `  ${visitors.pages} pages and ${visitors.files} files, after ${visitors.moved} attempts at a killed replica`,
    );
    print(`  wrong: ${visitors.wrong.length}`);
    for (const line of visitors.wrong.slice(0, 10)) print(`    ${line}`);
    return visitors.wrong.length === 0;
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await bank.close();
    rmSync(work, { recursive: true, force: true });
  }
}

export async function createToken(bank) {
  const args = ['token', 'create', REMOTE, '--days', '1', '--name', 'ci'];
  const { output } = await runNode([join(ROOT, 'services/dist/cli.js'), ...args], { env: bank.environment });
  const [token] = /portico_release_\S+/.exec(output) ?? [];
  if (token === undefined) throw new Error(output);
  return token;
}

/** A portal with its own home that a supervisor restarts. */
export class Replica {
  constructor(bank, work, index, environment) {
    this.environment = environment;
    this.bank = bank;
    this.home = join(work, `home-${index}`);
  }

  async start() {
    this.port ??= await freePort();
    this.portal = await this.bank.startPortal({
      PORT: String(this.port),
      PORTICO_HOME: this.home,
      PORTICO_TOKEN_SECRET: SECRET,
      ...this.environment,
    });
  }

  async killAndStart() {
    await this.portal.kill();
    await this.start();
  }

  stop() {
    return this.portal?.stop();
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Child processes, such as those that render. */
  children() {
    return childrenOf(this.portal.pid);
  }
}

const CLIENTS = 6;
const FILE_ADDRESS = new RegExp(`/releases/${REMOTE}/([^/"]+)/([^"?]+)`, 'g');
const INTEGRITY = new RegExp(`/releases/${REMOTE}/[^/"]+/([^"]+)"[^>]*?integrity="sha256-([^"]+)"`, 'g');

/** Clients that read a page from one replica and its files from either. */
export class Visitors {
  pages = 0;
  files = 0;
  moved = 0;
  wrong = [];

  constructor(parts) {
    Object.assign(this, parts);
    this.ended = Promise.all(Array.from({ length: CLIENTS }, () => this.#run()));
  }

  get isOver() {
    return this.pages + this.files >= this.requests;
  }

  async #run() {
    while (!this.isOver) await this.#visit();
  }

  async #visit() {
    const page = await this.#get('/market');
    const html = page.content.toString();
    this.pages += 1;
    const found = [...html.matchAll(FILE_ADDRESS)].map(([address, version, path]) => ({
      address,
      version,
      path,
    }));
    const versions = [...new Set(found.map(({ version }) => version))];
    const wave = versions.length === 1 ? await this.waves.of(versions[0]) : undefined;
    if (page.status !== 200 || wave === undefined)
      return this.wrong.push(`page: ${page.status}, of ${versions.join(' and ') || 'no version'}`);
    if (!html.includes(`Wave ${wave.number}`)) this.wrong.push(`page of ${versions[0]} without its texts`);
    for (const [, path, base64] of html.matchAll(INTEGRITY))
      if (Buffer.from(base64, 'base64').toString('hex') !== wave.hashes.get(path))
        this.wrong.push(`page of ${versions[0]}: the hash of ${path} is that of another file`);
    const wanted = new Set(
      [...found.map(({ path }) => path), ...wave.hashes.keys()].filter((path) => isPublic(path)),
    );
    for (const path of wanted) {
      const { status, content } = await this.#get(`/releases/${REMOTE}/${versions[0]}/${path}`);
      this.files += 1;
      const expected = wave.hashes.get(path);
      const isRight = status === 200 && (expected === undefined || sha256(content) === expected);
      if (!isRight) this.wrong.push(`${versions[0]}/${path}: ${status}`);
    }
  }

  /** Asks the other replica if one was killed, as a proxy does. */
  async #get(path) {
    const giveUpAt = Date.now() + GIVE_UP_MS;
    for (let index = Math.round(Math.random()); ; index = 1 - index) {
      try {
        const answer = await fetch(this.replicas[index].url + path);
        return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        this.moved += 1;
        await sleep(20);
      }
    }
  }
}

const isPublic = (path) => !path.startsWith('server/');
