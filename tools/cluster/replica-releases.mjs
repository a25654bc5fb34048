import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { loadBuilt } from '../bench/portal.mjs';
import { percentile } from '../bench/statistics.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { until } from '../until.mjs';

export const REMOTE = 'mfe-market';
export const GIVE_UP_MS = 60_000;

/** Builds of the remote that differ in every file, under the same names. */
export class Waves {
  #known = new Map();

  constructor(work) {
    this.folder = join(work, REMOTE);
    for (const part of ['package.json', 'src/i18n', 'dist'])
      cpSync(join(ROOT, REMOTE, part), join(this.folder, part), { recursive: true });
  }

  /** The archive of a wave, and its files as they must be served. */
  async make(number) {
    const { packArchive } = await loadBuilt('services/dist/modules/releases/files/archive-source.js');
    const { folderSource } = await loadBuilt('services/dist/modules/releases/files/remote-source.js');
    const dist = join(this.folder, 'dist');
    const hashes = new Map();
    for (const path of readdirSync(dist, { recursive: true }).filter((name) => /\.(?:js|css)$/.test(name))) {
      const file = join(dist, path);
      if (!statSync(file).isFile()) continue;
      const content = readFileSync(file, 'utf8').replace(/\n\/\* wave \d+ \*\/$/, '');
      writeFileSync(file, `${content}\n/* wave ${number} */`);
      hashes.set(path, sha256(readFileSync(file)));
    }
    const texts = join(this.folder, 'src/i18n/en.json');
    const words = JSON.parse(readFileSync(texts, 'utf8'));
    words.stores.meta.title = `Wave ${number}`;
    writeFileSync(texts, JSON.stringify(words));
    return { archive: await packArchive(folderSource(this.folder)), wave: { number, hashes } };
  }

  add(version, wave) {
    this.#known.set(version, wave);
  }

  /** Waits, because a page may show a version before its release is answered. */
  async of(version) {
    await until(() => this.#known.has(version), { forMs: 10_000 });
    return this.#known.get(version);
  }
}

export class Releases {
  count = 0;
  #times = [];

  constructor(parts) {
    Object.assign(this, parts);
  }

  get times() {
    const of = (share) => (percentile(this.#times, share) / 1000).toFixed(1);
    return `median ${of(0.5)} s, slowest ${of(1)} s;`;
  }

  async send(receiver) {
    const { archive, wave } = await this.waves.make((this.count += 1));
    const since = performance.now();
    const { status, text } = await this.#upload(receiver, archive);
    if (status !== 200) throw new Error(`wave ${wave.number}: ${status} ${text}`);
    this.#times.push(performance.now() - since);
    this.waves.add(JSON.parse(text).version, wave);
  }

  /** Returns the live version afterwards, which may only be the previous or the new one. */
  async sendAndKill(receiver, moment) {
    const replica = this.replicas[receiver];
    const { archive, wave } = await this.waves.make((this.count += 1));
    const before = await this.#inService();
    if (moment === 'switch') await this.#killAtSwitch(receiver, archive);
    else {
      const known = new Set(replica.children());
      const upload = this.#upload(receiver, archive, moment === 'upload' ? archive.length / 2 : undefined);
      upload.catch(() => undefined);
      await (moment === 'upload'
        ? sleep(200)
        : waitFor(() => replica.children().some((pid) => !known.has(pid))));
      await replica.killAndStart();
    }
    const after = await this.#inService();
    if (after === before) return 'left the version before';
    this.waves.add(after, wave);
    return 'left the new version';
  }

  /** A lock on the row of the remote stops the transaction after it has written all contents. */
  async #killAtSwitch(receiver, archive) {
    const connection = await createConnection(this.bank.environment.PORTICO_DATABASE_URL);
    try {
      await connection.query('START TRANSACTION');
      await connection.query('SELECT * FROM portal_release_remote WHERE remote = ? FOR UPDATE', [REMOTE]);
      this.#upload(receiver, archive).catch(() => undefined);
      await waitFor(async () => {
        const [[{ waiting }]] = await connection.query(
          "SELECT COUNT(*) AS waiting FROM information_schema.processlist WHERE info LIKE 'UPDATE%portal_release_remote%'",
        );
        return Number(waiting) > 0;
      });
      await this.replicas[receiver].portal.kill();
    } finally {
      await connection.end();
    }
    await this.replicas[receiver].start();
  }

  async #inService() {
    const [row] = await this.bank.rows('SELECT state FROM portal_release_remote WHERE remote = ?', [REMOTE]);
    return JSON.parse(row.state).version;
  }

  /** Sends the first bytes only, if `bytes` is given, and leaves the connection open. */
  #upload(receiver, archive, bytes) {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.replicas[receiver].url}/api/releases/${REMOTE}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${this.token}`,
          'content-type': 'application/gzip',
          'content-length': archive.length,
        },
      });
      sent.on('error', reject).on('response', async (answer) => {
        let text = '';
        for await (const part of answer.setEncoding('utf8')) text += part;
        resolve({ status: answer.statusCode, text });
      });
      if (bytes === undefined) sent.end(archive);
      else sent.write(archive.subarray(0, bytes));
    });
  }
}

export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

export async function waitFor(isThere) {
  const isIn = await until(isThere, { forMs: GIVE_UP_MS, everyMs: 5 });
  if (!isIn) throw new Error('The release did not get there');
}
