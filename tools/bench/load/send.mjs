import { request } from 'node:http';

/** A request that takes longer counts as unanswered. */
const PATIENCE_MS = 60_000;

/** Sends a request from a local address. Returns its status and the milliseconds since `plannedAt`. */
export async function send(client, wanted, plannedAt = performance.now()) {
  const answer = await open(client, wanted);
  answer.resume();
  await ended(answer);
  return { status: answer.statusCode, ms: performance.now() - plannedAt };
}

/** Like `send`, but also returns the body, a short JSON. A proxy's own page has no body here. */
export async function ask(client, { headers, ...wanted }) {
  const answer = await open(client, { ...wanted, headers: { 'accept-encoding': 'identity', ...headers } });
  let text = '';
  answer.setEncoding('utf8').on('data', (part) => (text += part));
  await ended(answer);
  const isJson = answer.headers['content-type']?.startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? JSON.parse(text) : {} };
}

function open({ base, from, agent }, { method, path, body, headers: own }) {
  const headers = { 'accept-encoding': 'br', ...own };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, base),
      { method, headers, agent, signal, localAddress: from },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const ended = (answer) =>
  new Promise((resolve, reject) => {
    answer.on('end', resolve);
    answer.on('error', reject);
  });
