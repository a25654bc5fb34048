import { Agent, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { atPace } from './load/at-pace.mjs';
import { atFullSpeed, bareAtFullSpeed, CLIENTS, speedLine } from './load/full-speed.mjs';
import { childrenOf, processorSecondsOf } from './load/processes.mjs';
import { UNLIMITED, withPortal } from './portal.mjs';
import { counted, percentile } from './statistics.mjs';

/** Visitors per second, each with a page that no one else requests. */
const RATE = 80;
const OPENED = 1_200;

/** Warm-up requests, at a lower rate, until the rendering code is compiled. */
const WARM = 900;
const WARM_RATE = 40;

const TOO_HIGH_RATE = 240;
const TOO_MANY = 1_920;

/** A page that takes longer counts as unanswered. */
const PATIENCE_MS = 30_000;

const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };
/** Pages of the demo world's rankings, without the first. */
const PAGES = 244;

const PREFIXES = ['', '/he', '/ja', '/ru', '/zh', '/ko', '/pt-BR'];

/** Addresses of one ranking page after another, in each language. None is in the cache. */
function addresses(count) {
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(index / PREFIXES.length);
    const sort = place < PAGES ? '' : '&sort=fame';
    return `${PREFIXES[index % PREFIXES.length]}/rankings?page=${(place % PAGES) + 2}${sort}`;
  });
}

/** Each visitor has its own network, because network limits are not measured here. */
const visitor = (index) => `127.${1 + Math.floor(index / 250)}.${index % 250}.1`;

/** Measures how long visitors wait at a fixed rate of requests. Bodies are checked afterwards. */
async function atFixedRate(base, paths, rate) {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const answers = await atPace({ perSecond: rate, count: paths.length }, async (index, plannedAt) => {
    const answer = await pageAt(base + paths[index], { agent, localAddress: visitor(index % 500) });
    return { milliseconds: performance.now() - plannedAt, ...answer };
  });
  agent.destroy();
  return { answers, seconds: (performance.now() - start) / 1000 };
}

function pageAt(url, options) {
  return new Promise((resolve) => {
    const fail = ({ code, name }) => resolve({ error: code ?? name });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    request(url, { ...options, signal, headers: HEADERS }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }));
      answer.on('error', fail);
    })
      .on('error', fail)
      .end();
  });
}

const isWhole = ({ body }) =>
  body !== undefined && brotliDecompressSync(body).includes('data-rendered="page"');

/** Runs requests at a fixed rate. Measures answers, and CPU time of the portal, its other processes and this one. */
async function measurePages({ url, pid }, paths, rate) {
  const processor = () => ({
    portal: processorSecondsOf(pid),
    others: childrenOf(pid).reduce((sum, child) => sum + processorSecondsOf(child), 0),
    own: process.cpuUsage(),
  });
  const before = processor();
  const { answers, seconds } = await atFixedRate(url, paths, rate);
  const after = processor();
  const own = process.cpuUsage(before.own);
  const per = (used) => ((used * 1000) / answers.length).toFixed(1);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const whole = answers.filter(isWhole).length;
  const frames = answers.filter((answer) => answer.status === 200).length - whole;
  const failures = answers.filter(({ status }) => status !== 200).map(({ status, error }) => status ?? error);
  return [
    `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    `${(whole / seconds).toFixed(0)} whole pages/s, ${frames} left to the browser, failed: ${counted(failures)}`,
    `processor per page: ${per(after.portal - before.portal)} ms in the portal, ${per(after.others - before.others)} ms in its other processes, ` +
      `${per((own.user + own.system) / 1e6)} ms here`,
  ].join('; ');
}

/** HTML of /rankings: from the cache, compared with a bare Fastify that sends the same bytes; and rendered again for each visitor. */
export async function html(print) {
  const server = { ...UNLIMITED, inFlight: { requests: 2 * CLIENTS } };
  await withPortal((portal) => measure(portal, print), { server });
}

async function measure(portal, print) {
  const paths = addresses(WARM + OPENED);
  await atFixedRate(portal.url, paths.slice(0, WARM), WARM_RATE);
  const made = await measurePages(portal, paths.slice(WARM), RATE);
  const overloaded = await measurePages(portal, paths.slice(0, TOO_MANY), TOO_HIGH_RATE);
  print(`GET /rankings?page=..., none asked for twice, ${RATE} per second (bar: p95 60 ms): ${made}`);
  print(`the same, ${TOO_HIGH_RATE} per second: ${overloaded}`);

  const plain = await (await fetch(`${portal.url}/rankings`, { headers: HEADERS })).text();
  const cached = await atFullSpeed(`${portal.url}/rankings`, { headers: HEADERS });
  const body = brotli(plain);
  const answered = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const floor = await bareAtFullSpeed('/rankings', body, answered, HEADERS);
  print(speedLine('GET /rankings, kept', cached));
  print(speedLine('bare Fastify, same bytes', floor));
  print(
    `ratio ${(cached.perSecond / floor.perSecond).toFixed(2)} (bar 0.5); ${(body.length / 1024).toFixed(1)} KiB brotli (bar 40)`,
  );
}

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
