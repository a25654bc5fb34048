import { isIPv6, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** The portal's own origin, from the socket of a request: `http://127.0.0.1:8080`. Undefined without a real socket. */
export function ownOrigin({
  localAddress = LOOPBACK,
  localPort,
}: Pick<Socket, 'localAddress' | 'localPort'>): string | undefined {
  if (localPort === undefined) return undefined;
  const plain = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return `http://${plain}:${localPort}`;
  // A link-local address has a zone, which a URL cannot contain.
  return plain.includes('%') ? `http://${LOOPBACK}:${localPort}` : `http://[${plain}]:${localPort}`;
}
