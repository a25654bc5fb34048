import { CONTRACT_VERSION, ownsPath } from '@portico/contract';
import type { PortalJson, ReleaseJson, RemoteProblem } from '@portico/contract';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { isReserved } from './reserved-paths.js';

/** Federation name of the shell, which its own classes begin with. */
const SHELL_SCOPE = 'shell';

/** Addresses and names that a remote occupies. A broken release has no known federation name. */
export interface Mounted extends Pick<ReleaseJson, 'name' | 'portal'> {
  scope: string | undefined;
}

/** Why a shell cannot run a release; undefined when it can. `shared` is what the shell provides. */
export function incompatibility(
  release: Pick<ReleaseJson, 'contract' | 'requires'>,
  shared: Readonly<Record<string, string>> | undefined,
): RemoteProblem | undefined {
  if (release.contract !== CONTRACT_VERSION) {
    return {
      code: 'contract_mismatch',
      params: { required: String(release.contract), provided: String(CONTRACT_VERSION) },
    };
  }
  for (const [name, range] of Object.entries(release.requires)) {
    const version = shared && Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (version === undefined || range === '*' || validRange(range) === null) continue;
    if (!satisfies(version, range, { includePrerelease: true })) {
      return { code: 'shared_mismatch', params: { package: name, required: range, provided: version } };
    }
  }
  return undefined;
}

/** One line that says what a problem is, for logs and commands. */
export function problemMessage({ code, params }: RemoteProblem): string {
  switch (code) {
    case 'contract_mismatch':
      return `it was built for version ${params.required} of the remote contract, this portal has version ${params.provided}`;
    case 'shared_mismatch':
      return `it needs ${params.package} ${params.required}, the shell provides ${params.provided}`;
    case 'release_broken':
      return `its release is broken: ${params.reason}`;
  }
}

/** Conflicts of a remote's addresses, within itself and with other live remotes. */
export function addressConflicts(candidate: Mounted, others: readonly Mounted[]): string[] {
  return [
    ...ownConflicts(candidate.portal),
    ...scopeConflicts(candidate, others),
    ...others.flatMap((other) => conflictsWith(candidate, other)),
  ];
}

/** Classes begin with the federation name and an underscore: styles of `mfe_sea` would hold for those of `mfe_sea_life` too. */
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

/** Whether one of two paths lies in the other: an address belongs to one remote, however it is spelled. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return ownsPath(a, b) || ownsPath(b, a);
}
