import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { startPortal } from './portal.mjs';
import { percentile } from './statistics.mjs';

const CLIENTS = 16;
const SECONDS = 8;

/** Visitors a second that each open a page which no one else asks for. */
const RATE = 80;
const OPENED = 1_600;

/** Ahead of them, and slower, until the code that renders is compiled. */
const WARM = 1_800;
const WARM_RATE = 40;

const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };
/** Of the rankings of the demo world, the first left out. */
const PAGES = 244;

const PREFIXES = ['', '/he', '/ja', '/ru', '/zh', '/ko', '/pt-BR'];

/** The addresses of one page of rankings after the other, in one language after the other: none is made before. */
function addresses(count) {
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(index / PREFIXES.length);
    const sort = place < PAGES ? '' : '&sort=fame';
    return `${PREFIXES[index % PREFIXES.length]}/rankings?page=${(place % PAGES) + 2}${sort}`;
  });
}

async function throughputOf(url) {
  const run = (duration) => autocannon({ url, connections: CLIENTS, duration, headers: HEADERS });
  await run(2);
  const { requests, latency, non2xx, errors } = await run(SECONDS);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

/** Sent at a fixed rate, whether those before are answered or not: what a visitor waits when many come. Bodies are looked at afterwards. */
async function atFixedRate(base, paths, rate) {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const answers = await Promise.all(
    paths.map(async (path, index) => {
      await new Promise((resolve) => setTimeout(resolve, start + (index * 1000) / rate - performance.now()));
      const sent = performance.now();
      const body = await bodyOf(base + path, agent);
      return { milliseconds: performance.now() - sent, body };
    }),
  );
  agent.destroy();
  return answers;
}

function bodyOf(url, agent) {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: HEADERS }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

const isWhole = ({ body }) => brotliDecompressSync(body).includes('data-rendered="page"');

const line = (name, { perSecond, p50, p99, failed }) =>
  `${name.padEnd(28)} ${perSecond.toFixed(0)} pages/s, p50 ${p50} ms, p99 ${p99} ms${failed ? `, ${failed} FAILED` : ''}`;

/** The HTML of /rankings: from the cache, against a bare Fastify that sends the same bytes; and made again for each visitor. */
export async function html(print) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const settings = join(folder, 'portico.config.json');
  // All clients have one address here, and the limit of an address is not what is measured.
  const server = { limits: { read: 1_000_000, page: 1_000_000 }, inFlight: { requests: 2 * CLIENTS } };
  writeFileSync(settings, JSON.stringify({ server }));
  const portal = await startPortal({ PORTICO_CONFIG: settings });
  const plain = await (await fetch(`${portal.url}/rankings`, { headers: HEADERS })).text();
  const cached = await throughputOf(`${portal.url}/rankings`);
  const paths = addresses(WARM + OPENED);
  await atFixedRate(portal.url, paths.slice(0, WARM), WARM_RATE);
  const opened = await atFixedRate(portal.url, paths.slice(WARM), RATE);
  await portal.stop();
  rmSync(folder, { recursive: true });

  const body = brotli(plain);
  const bare = Fastify();
  bare.get('/rankings', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body),
  );
  const address = await bare.listen({ port: 0, host: '127.0.0.1' });
  const floor = await throughputOf(`${address}/rankings`);
  await bare.close();

  const times = opened.map(({ milliseconds }) => milliseconds);
  const lacking = opened.filter((answer) => !isWhole(answer)).length;
  print(line('GET /rankings, kept', cached));
  print(line('bare Fastify, same bytes', floor));
  print(
    `ratio ${(cached.perSecond / floor.perSecond).toFixed(2)} (bar 0.5); ${(body.length / 1024).toFixed(1)} KiB brotli (bar 40)`,
  );
  print(
    `GET /rankings?page=..., none asked for twice, ${RATE} a second: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (bar 60), p99 ${percentile(times, 0.99).toFixed(0)} ms${lacking ? `, ${lacking} WITHOUT CONTENT` : ''}`,
  );
}

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
