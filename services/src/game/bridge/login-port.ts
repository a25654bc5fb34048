import { connect } from 'node:net';

const PROBE_MS = 1000;

/** Whether something takes connections at the address within a second. Nothing is sent. */
export function takesConnections(host: string, port: number, timeoutMs = PROBE_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
