import { connect } from 'node:net';

const PROBE_MS = 1000;

/** `closed`: the machine answers that no one listens; `silent`: it does not answer, is not reached or not known. */
export type PortState = 'open' | 'closed' | 'silent';

/** What is heard of an address within a second. Nothing is sent. */
export function probePort(host: string, port: number, timeoutMs = PROBE_MS): Promise<PortState> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (state: PortState) => {
      socket.destroy();
      resolve(state);
    };
    socket.setTimeout(timeoutMs, () => end('silent'));
    socket.once('connect', () => end('open'));
    socket.once('error', (error) => end(isRefusal(error) ? 'closed' : 'silent'));
  });
}

/** Whether something takes connections at the address within a second. Nothing is sent. */
export async function takesConnections(host: string, port: number, timeoutMs?: number): Promise<boolean> {
  return (await probePort(host, port, timeoutMs)) === 'open';
}

/** A name with several addresses fails with the failures of all of them. */
function isRefusal(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefusal);
  return 'code' in error && error.code === 'ECONNREFUSED';
}
