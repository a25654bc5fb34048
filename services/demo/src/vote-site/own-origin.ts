import { isIPv6, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** Where the portal answers, by the socket of a request that it has just taken: `http://127.0.0.1:8080`. Undefined without a real one. */
export function ownOrigin({
  localAddress = LOOPBACK,
  localPort,
}: Pick<Socket, 'localAddress' | 'localPort'>): string | undefined {
  if (localPort === undefined) return undefined;
  const plain = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return `http://${plain}:${localPort}`;
  // An address cannot name the interface of one that is valid there alone.
  return plain.includes('%') ? `http://${LOOPBACK}:${localPort}` : `http://[${plain}]:${localPort}`;
}
