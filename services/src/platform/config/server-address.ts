import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import type { ConnectionOptions } from 'node:tls';

export interface ServerNode {
  host: string;
  port: number;
}

export interface ServerAddress extends ServerNode {
  /** Further nodes to fall back to, in this order. */
  others: ServerNode[];
  username: string;
  password: string;
  database: string;
  socketPath?: string;
  /** Undefined for a connection without TLS. */
  ssl?: Pick<ConnectionOptions, 'ca' | 'rejectUnauthorized'> & { verifyIdentity?: boolean };
}

const PARAMETERS = ['socketPath', 'ssl', 'ssl-mode', 'ssl-ca'] as const;
const SSL_MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;
type SslMode = (typeof SSL_MODES)[number];

/** Characters that end a part of an address, and how to write them in a user or password. */
const SPELLINGS: Readonly<Record<string, string>> = { '@': '%40', '#': '%23', '/': '%2F', '?': '%3F' };

/** Matches an address whatever characters its user and password contain. */
const LOOSE = /^(?:mysql|mariadb):\/\/([^]*)@(?:\[[^\]]*\]|[^:/?#@]+)(?::\d+)?\/[^/?#@]+(?:\?[^@]*)?$/;

const NODES = /^(\w+:\/\/(?:[^]*@)?)([^@/?#]*,[^@/?#]*)(\/[^]*)$/;

/** Returns an address for each node of one that names several: `mysql://user:password@first:3306,second:3306/database`. */
function nodeUrls(databaseUrl: string): string[] {
  const [, scheme = '', nodes = '', rest = ''] = NODES.exec(databaseUrl) ?? [];
  return nodes === '' ? [databaseUrl] : nodes.split(',').map((node) => `${scheme}${node.trim()}${rest}`);
}

/**
 * Returns what is wrong with an address `mysql://user:password@host:port/database`, as the end of a sentence; undefined if nothing is.
 */
export function addressFault(databaseUrl: string): string | undefined {
  return nodeUrls(databaseUrl)
    .map(faultOf)
    .find((fault) => fault !== undefined);
}

function faultOf(databaseUrl: string): string | undefined {
  const signs = [...new Set(LOOSE.exec(databaseUrl)?.[1])].filter((sign) => sign in SPELLINGS);
  if (signs.length > 0) {
    const spelled = signs.map((sign) => `${sign} as ${SPELLINGS[sign]}`);
    return `must spell ${spelled.join(', ')} in the user and the password`;
  }
  if (!isServerUrl(databaseUrl)) return 'must look like mysql://user:password@host:3306/database';
  if (!isDecodable(databaseUrl)) return 'must spell a % in user, password or database as %25';
  const { searchParams } = new URL(databaseUrl);
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.some((known) => known === name));
  if (unknown !== undefined)
    return `has the unknown parameter "${unknown}" (there are ${PARAMETERS.join(', ')})`;
  return sslFault(searchParams);
}

/**
 * Parses a valid address. `?socketPath=` names a unix socket, `?ssl-mode=` and `?ssl-ca=` ask for TLS. Several hosts,
 * separated by commas, are nodes of one database, of which the first that answers is used.
 */
export function parseServerAddress(databaseUrl: string): ServerAddress {
  const [url = new URL(databaseUrl), ...others] = nodeUrls(databaseUrl).map((node) => new URL(node));
  return {
    ...nodeOf(url),
    others: others.map(nodeOf),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    socketPath: url.searchParams.get('socketPath') ?? undefined,
    ssl: sslOf(url.searchParams),
  };
}

function nodeOf({ hostname, port }: URL): ServerNode {
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 3306 : Number(port) };
}

/** Prints host and port, IPv6 in brackets: `database:3306`, `[::1]:3306`. */
export function addressText({ host, port }: ServerNode): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function sslFault(parameters: URLSearchParams): string | undefined {
  const mode = parameters.get('ssl-mode');
  if (mode !== null && !isSslMode(mode))
    return `must have ${SSL_MODES.join(', ')} as ssl-mode, not "${mode}"`;
  const ssl = parameters.get('ssl');
  if (ssl !== null && !/^(?:true|false|0|1)$/.test(ssl)) return 'must have true or false as ssl';
  const ca = parameters.get('ssl-ca');
  try {
    if (ca !== null) readFileSync(ca);
  } catch {
    return `names the file "${ca}" as ssl-ca, which cannot be read`;
  }
  return undefined;
}

/** TLS options with the names that the client programs of both servers use. */
function sslOf(parameters: URLSearchParams): ServerAddress['ssl'] {
  const ca = parameters.get('ssl-ca');
  const isWanted = /^(?:true|1)$/.test(parameters.get('ssl') ?? '');
  const mode =
    parameters.get('ssl-mode') ?? (ca === null ? (isWanted ? 'REQUIRED' : 'DISABLED') : 'VERIFY_CA');
  if (mode === 'DISABLED') return undefined;
  return {
    ca: ca === null ? undefined : readFileSync(ca),
    rejectUnauthorized: mode !== 'REQUIRED',
    verifyIdentity: mode === 'VERIFY_IDENTITY',
  };
}

function isSslMode(mode: string): mode is SslMode {
  return SSL_MODES.some((known) => known === mode);
}

function isServerUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === 'mysql:' || url.protocol === 'mariadb:') &&
    url.hostname !== '' &&
    /^\/[^/]+$/.test(url.pathname)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
