import { connect } from 'node:net';

/** Limit for the connection, and again for the server's first message. */
const PROBE_MS = 1000;

/** A login server speaks first: two bytes of length, then its version. Clients differ by a few bytes (14 for v83). */
const HELLO_LENGTHS = { minimum: 12, maximum: 32 };

/**
 * `open`: a login server greets; `silent`: the machine does not answer, or is unreachable or unknown; `closed`:
 * nothing listens there; `mute`: connections are accepted but no login server greets, as when it is frozen.
 */
export type PortState = 'open' | 'mute' | 'closed' | 'silent';

/** Connects to an address and waits for the greeting, a second for each. Sends nothing. */
export function probePort(host: string, port: number, timeoutMs = PROBE_MS): Promise<PortState> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let isConnected = false;
    const end = (state: PortState) => {
      socket.destroy();
      resolve(state);
    };
    socket.setTimeout(timeoutMs, () => end(isConnected ? 'mute' : 'silent'));
    socket.once('connect', () => (isConnected = true));
    socket.once('data', (bytes) => end(isHello(bytes) ? 'open' : 'mute'));
    socket.once('close', () => end('mute'));
    socket.once('error', (error) => end(isConnected ? 'mute' : isRefusal(error) ? 'closed' : 'silent'));
  });
}

function isHello(bytes: Buffer): boolean {
  if (bytes.length < 2) return false;
  const length = bytes.readUInt16LE(0);
  return length >= HELLO_LENGTHS.minimum && length <= HELLO_LENGTHS.maximum;
}

/** A name with several addresses fails with the errors of all of them. */
function isRefusal(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefusal);
  return 'code' in error && error.code === 'ECONNREFUSED';
}
