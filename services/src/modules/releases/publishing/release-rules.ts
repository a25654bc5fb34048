import { ownsPath, type PortalJson, type ReleaseJson } from '@portico/contract';
import { LANGUAGES } from '@portico/domain';
import { ReleaseError } from '../files/release-error.js';

/** First segments, without their extension, of addresses that the server itself answers. A test compares them with its routes. */
const SERVER_SEGMENTS = [
  'api',
  'brand',
  'cards',
  'demo',
  'embed',
  'favicon',
  'png',
  'releases',
  'reminders-worker',
  'remotes',
  'robots',
  'shell',
  'site',
  'sitemap',
];

/** Root paths that operators and tools expect on a server. */
const KEPT_FREE = ['docs', 'health', 'metrics'];

const RESERVED = new Set([
  ...SERVER_SEGMENTS,
  ...KEPT_FREE,
  ...LANGUAGES.map((language) => language.toLowerCase()),
]);

/** Whether an address belongs to the server or is a language prefix, in any case: `/cards/item`, `/sitemap-items`, `/pt-br`. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  const [name = ''] = first.split('.', 1);
  return RESERVED.has(name) || name.startsWith('sitemap-');
}

/** Federation name of the shell. The shell's own classes begin with it. */
const SHELL_SCOPE = 'shell';

/** Addresses and names that a remote uses. The federation name of a broken release is unknown. */
export interface Mounted extends Pick<ReleaseJson, 'name' | 'portal'> {
  scope: string | undefined;
}

export function addressConflicts(candidate: Mounted, others: readonly Mounted[]): string[] {
  return [
    ...ownConflicts(candidate.portal),
    ...scopeConflicts(candidate, others),
    ...others.flatMap((other) => conflictsWith(candidate, other)),
  ];
}

/** Class names start with the federation name and an underscore, so styles of `mfe_sea` would also match `mfe_sea_life`. */
function scopeConflicts({ scope }: Mounted, others: readonly Mounted[]): string[] {
  const scopes = [{ name: 'the shell', scope: SHELL_SCOPE }, ...others];
  return scopes
    .filter((other) => other.scope !== undefined)
    .filter((other) => `${scope}_`.startsWith(`${other.scope}_`) || `${other.scope}_`.startsWith(`${scope}_`))
    .map((other) => `the federation name ${scope} belongs to ${other.name}, whose is ${other.scope}`);
}

function ownConflicts(portal: PortalJson): string[] {
  const reserved = portal.paths.filter(isReserved).map((path) => `the path ${path} is reserved`);
  const wanted = [...portal.pages, ...portal.navigation].map(({ path }) => path);
  const foreign = [...wanted, ...portal.redirects.map(({ from }) => from)]
    .filter((path) => !portal.paths.some((prefix) => ownsPath(prefix, path)))
    .map((path) => `${path} lies outside of the remote's own paths (${portal.paths.join(', ')})`);
  return [...reserved, ...foreign];
}

function conflictsWith(candidate: Mounted, other: Mounted): string[] {
  const taken = candidate.portal.paths.flatMap((path) => {
    const theirs = other.portal.paths.find((prefix) => overlap(prefix, path));
    if (theirs === undefined) return [];
    const place =
      theirs === path ? '' : theirs.length < path.length ? `, which has ${theirs}` : `, with ${theirs}`;
    return [`the path ${path} belongs to ${other.name}${place}`];
  });
  if (candidate.portal.namespace === other.portal.namespace) {
    taken.push(`the text namespace ${candidate.portal.namespace} belongs to ${other.name}`);
  }
  return taken;
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return ownsPath(a, b) || ownsPath(b, a);
}

export const MAX_CANARY_SHARE = 50;

/** Throws a `ReleaseError` for a share that leaves no room for a control group of the same size. */
export function checkShare(share: number): void {
  if (!Number.isInteger(share) || share < 1 || share > MAX_CANARY_SHARE)
    throw new ReleaseError(
      `The share of a canary is a whole number from 1 to ${MAX_CANARY_SHARE}, in percent: as many visitors are its control group`,
    );
}
