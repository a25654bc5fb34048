import { StartupError } from '../errors/index.js';

/** A bucket of an S3-compatible store, and the keys to it. */
export interface BucketSettings {
  /** Place in the setting, without endpoint and region: `s3://name/folder`. */
  name: string;
  /** Address of the folder in path style, with a slash at its end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

const DEFAULT_REGION = 'us-east-1';
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDER = /^[A-Za-z0-9._/-]*$/;

/** Fault of an address of a bucket; undefined if there is none. */
export function bucketFault(text: string): string | undefined {
  const shape = 'must look like s3://name or s3://name/folder?endpoint=https://store.example&region=eu-1';
  if (!URL.canParse(text)) return shape;
  const { protocol, hostname, pathname, searchParams, username } = new URL(text);
  const isSound =
    protocol === 's3:' && BUCKET_NAME.test(hostname) && FOLDER.test(pathname) && username === '';
  if (!isSound || [...searchParams.keys()].some((key) => key !== 'endpoint' && key !== 'region'))
    return shape;
  const endpoint = searchParams.get('endpoint');
  return endpoint === null || isPlainAddress(endpoint)
    ? undefined
    : 'must have an endpoint like https://store.example, without user, password, query and hash';
}

/** Paths are appended to it, and messages show it: a query would cut them off, a password would be seen. */
function isPlainAddress(text: string): boolean {
  return /^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text);
}

/** The bucket of `PORTICO_RELEASES_BUCKET`, with the keys that AWS programs read from the environment too. */
export function bucketOf(
  text: string | undefined,
  environment: NodeJS.ProcessEnv,
): BucketSettings | undefined {
  if (text === undefined) return undefined;
  const [accessKeyId, secretAccessKey] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].map((key) => {
    const value = environment[key]?.trim() ?? '';
    if (value === '') throw new StartupError(`Setting ${key}: PORTICO_RELEASES_BUCKET needs it`);
    return value;
  });
  const { hostname, pathname, searchParams } = new URL(text);
  const region = searchParams.get('region') ?? environment.AWS_REGION?.trim() ?? '';
  const known = region === '' ? DEFAULT_REGION : region;
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${known}.amazonaws.com`;
  const folder = pathname.split('/').filter(Boolean);
  const path = [endpoint.replace(/\/+$/, ''), hostname, ...folder].join('/');
  return {
    name: ['s3:/', hostname, ...folder].join('/'),
    address: `${path}/`,
    region: known,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    sessionToken: environment.AWS_SESSION_TOKEN?.trim() || undefined,
  };
}
