import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { SIGNATURE_WINDOW_MS } from '../contract/index.js';
import { MAX_AT_ONCE, Nonconformity, type BridgeCheck, type BridgeProbe } from './bridge-probe.js';

const STATUS = { path: '/status' };
const TOO_LATE_MS = SIGNATURE_WINDOW_MS + 5000;
/** The plug closes incomplete requests after 5 s. */
const HALF_REQUEST_MS = 7000;
const TOO_LARGE = 5 * 1024;

/** Checks of what all calls share: signatures, paths, limits. */
export const SIGNATURE_CHECKS: readonly BridgeCheck[] = [
  { name: 'refuses another key', run: (probe) => refused(probe, { key: randomBytes(32).toString('hex') }) },
  {
    name: 'refuses a signature of another query',
    run: (probe) => refused(probe, { path: '/status?a=1', signedPath: '/status' }),
  },
  {
    name: 'refuses a signature of another body',
    run: (probe) =>
      refused(probe, { method: 'POST', path: '/grants', body: '{"key":"a"}', signedBody: '{"key":"b"}' }),
  },
  {
    name: 'refuses a request without a signature',
    run: (probe) => refused(probe, { headers: { 'x-portico-signature': '' } }),
  },
  { name: 'refuses a nonce of another form', run: (probe) => refused(probe, { nonce: 'A'.repeat(32) }) },
  {
    name: 'refuses an old timestamp',
    run: (probe) =>
      probe.expectRefusal({ ...STATUS, timestamp: Date.now() - TOO_LATE_MS }, 401, 'stale_timestamp'),
  },
  {
    name: 'refuses a timestamp of the future',
    run: (probe) =>
      probe.expectRefusal({ ...STATUS, timestamp: Date.now() + TOO_LATE_MS }, 401, 'stale_timestamp'),
  },
  { name: 'refuses a nonce that was used', run: replay },
  {
    name: 'refuses a large body',
    run: (probe) =>
      probe.expectRefusal({ method: 'POST', path: '/grants', body: 'x'.repeat(TOO_LARGE) }, 413, 'too_large'),
  },
  {
    name: 'knows no other paths',
    run: (probe) => probe.expectRefusal({ path: '/command' }, 404, 'not_found'),
  },
  {
    name: 'knows no other methods',
    run: (probe) => probe.expectRefusal({ method: 'POST', path: '/status' }, 404, 'not_found'),
  },
  { name: 'answers many at once, or says that it is not ready', run: manyAtOnce },
  { name: 'closes a request that stays half', isSlow: true, run: halfRequest },
];

function refused(probe: BridgeProbe, request: Partial<Parameters<BridgeProbe['send']>[0]>): Promise<void> {
  return probe.expectRefusal({ ...STATUS, ...request }, 401, 'bad_signature');
}

async function replay(probe: BridgeProbe): Promise<void> {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = Date.now();
  const first = await probe.send({ ...STATUS, nonce, timestamp });
  if (first.status !== 200) throw new Nonconformity(`the first one was answered ${first.status}`);
  await probe.expectRefusal({ ...STATUS, nonce, timestamp }, 401, 'used_nonce');
}

async function manyAtOnce(probe: BridgeProbe): Promise<void> {
  const answers = await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => probe.send(STATUS)));
  for (const { status, code, isSigned } of answers) {
    if (!isSigned) throw new Nonconformity(`status ${status} without a valid signature`);
    if (status !== 200 && code !== 'not_ready') throw new Nonconformity(`status ${status} ${code}`);
  }
}

/** Only over plain TCP: a TLS proxy has its own time limits. */
async function halfRequest({ url }: BridgeProbe): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'https:') return;
  const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 80) });
  const isClosed = await new Promise<boolean>((resolve) => {
    socket.setTimeout(HALF_REQUEST_MS, () => resolve(false));
    socket.on('close', () => resolve(true));
    socket.on('error', () => resolve(true));
    socket.on('connect', () => socket.write('GET /bridge/v1/status HTTP/1.1\r\nHost: bridge\r\n'));
    socket.resume();
  });
  socket.destroy();
  if (!isClosed) throw new Nonconformity('the connection stays open for 7 s');
}
