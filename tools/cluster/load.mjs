import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../bench/load/send.mjs';
import { spendUntil, untilAnswered } from '../bench/money/spender.mjs';
import { counted } from '../bench/statistics.mjs';
import { until } from '../until.mjs';

const READERS = 6;
const PAUSE_MS = 20;
const SETTLE_MS = 90_000;
const READS = ['/api/rankings', '/api/rankings?page=2', '/api/activity'];
/** A request waits at most 0.25 s for Redis. */
const SLOW_MS = 250;

/** A visitor who may not spend more, or has to wait, gets a refusal of the contract. All other failures count as lost. */
const isRefusal = ({ status, body }) => status === 400 && body.code !== undefined;

/**
 * Visitors who read and spend at these addresses, with a pause between requests. Readers do not repeat a failed request. Each of `others`
 * is a generator of calls that receives the answers.
 */
export class Load {
  #isOver = false;
  #intents = [];
  #answers = [];
  #goodAt;
  #stillMs;

  constructor(urls, players, { paths = READS, pauseMs = PAUSE_MS, others = [] } = {}) {
    this.begin();
    this.#answers = Array.from({ length: READERS + players.length + others.length }, () => 0);
    this.pauseMs = pauseMs;
    const isOver = () => this.#isOver;
    const readers = Array.from({ length: READERS }, (_, index) =>
      this.#read(paths, index, { base: urls[index % urls.length], from: `127.0.5.${1 + index}` }),
    );
    const spenders = players.map((player, index) =>
      spendUntil(isOver, {
        player,
        from: `127.0.4.${1 + index}`,
        urls: () => urls,
        thinkingMs: pauseMs,
        onAnswer: (intent) => this.#take(intent, READERS + index),
      }),
    );
    const callers = others.map((calls, index) => this.#call(calls, READERS + players.length + index, urls));
    this.ended = Promise.all([...readers, ...spenders, ...callers]);
  }

  begin() {
    this.sent = 0;
    this.slow = 0;
    this.lost = [];
    this.#stillMs = { GET: 0, POST: 0 };
    this.#goodAt = { GET: performance.now(), POST: performance.now() };
  }

  /** The result in words: requests, lost ones, slow ones, and the longest time in which no visitor got a good answer. */
  get summary() {
    const lost = this.lost.length > 0 ? ` (${counted(this.lost)})` : '';
    const [reads, purchases] = ['GET', 'POST'].map((method) => (this.#stillMs[method] / 1000).toFixed(1));
    return (
      `${this.sent} requests, ${this.lost.length} lost${lost}; ${this.slow} took ${SLOW_MS} ms or more; ` +
      `reads stood still for ${reads} s at most, purchases for ${purchases} s`
    );
  }

  /** Waits until each visitor has an answer to a request sent after now, so that no request delayed by one fault counts for the next. */
  async settle() {
    const expected = this.#answers.map((count) => count + 2);
    const isSettled = () => this.#answers.every((count, index) => count >= expected[index]);
    await until(isSettled, { forMs: SETTLE_MS, everyMs: PAUSE_MS });
  }

  async end() {
    this.#isOver = true;
    await this.ended;
    return this.#intents;
  }

  async #read(paths, index, client) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; !this.#isOver; count += 1) {
      const wanted = { method: 'GET', path: paths[count % paths.length] };
      const since = performance.now();
      const { status } = await send({ ...client, agent }, wanted).catch(({ code }) => ({ status: code }));
      this.#note(index, performance.now() - since);
      if (status === 200) this.#noteGood('GET');
      else this.lost.push(`GET ${status}`);
      await sleep(this.pauseMs);
    }
    agent.destroy();
  }

  async #call(calls, index, urls) {
    const agent = new Agent({ keepAlive: false });
    try {
      let { value, done } = calls.next();
      while (!this.#isOver && !done) {
        const { from, request } = value;
        const called = await untilAnswered(request, { from, agent, urls: () => urls });
        this.#judge(called, index);
        await sleep(this.pauseMs);
        ({ value, done } = calls.next(called.answer));
      }
    } catch (error) {
      this.lost.push(error.message);
    }
  }

  #take(intent, index) {
    this.#intents.push(intent);
    this.#judge(intent, index);
  }

  #judge({ answer, since, failures }, index) {
    this.#note(index, Date.now() - since);
    this.lost.push(...failures.map((failure) => `POST ${failure}`));
    if (answer.status === 200) this.#noteGood('POST');
    else if (!isRefusal(answer)) this.lost.push(`POST ${answer.status} ${answer.body.code}`);
  }

  #note(index, ms) {
    this.#answers[index] += 1;
    this.sent += 1;
    if (ms >= SLOW_MS) this.slow += 1;
  }

  #noteGood(method) {
    const now = performance.now();
    this.#stillMs[method] = Math.max(this.#stillMs[method], now - this.#goodAt[method]);
    this.#goodAt[method] = now;
  }
}
