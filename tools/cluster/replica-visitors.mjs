import { setTimeout as sleep } from 'node:timers/promises';
import { GIVE_UP_MS, REMOTE, sha256 } from './replica-releases.mjs';

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

  /** Asks the other replica where one was killed, as a proxy does. */
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
