import { type ActiveJson, CONTRACT_VERSION, type ReleaseJson, type RemoteProblem } from '@portico/contract';
import { DAY_MS } from '@portico/domain';
import isLess from 'semver/functions/lt.js';
import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import validRange from 'semver/ranges/valid.js';
import { ReleaseError } from '../files/release-error.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { addressConflicts, type Mounted } from './release-rules.js';

/** Packages, exports and operations that a built shell offers to remotes. Earlier shells list neither exports nor operations. */
export interface ShellOffer {
  shared: Readonly<Record<string, string>>;
  provides?: Readonly<Record<string, readonly string[]>> | undefined;
  operations?: readonly string[] | undefined;
  /** Ranges of the portal's own packages that each released version asked of remotes, oldest first. */
  releasedRanges?: readonly { date: string; ranges: Readonly<Record<string, string>> }[] | undefined;
}

/** Builds for a package work this long after a version of the portal with a newer one was released. */
const SUPPORT_MS = 90 * DAY_MS;

export interface RemoteWarning {
  code: 'operation_missing' | 'trial_failed' | 'support_ended';
  params: Record<string, string>;
}

type Needs = Pick<ReleaseJson, 'contract' | 'requires' | 'uses'>;

/** Marks a package that a release exports as a whole. */
const ALL = '*';

export function incompatibility(release: Needs, shell: ShellOffer | undefined): RemoteProblem | undefined {
  if (release.contract !== CONTRACT_VERSION) {
    return {
      code: 'contract_mismatch',
      params: { required: String(release.contract), provided: String(CONTRACT_VERSION) },
    };
  }
  return shell && (sharedMismatch(release, shell) ?? missingExport(release, shell));
}

function sharedMismatch({ requires }: Needs, { shared }: ShellOffer): RemoteProblem | undefined {
  for (const [name, range] of Object.entries(requires)) {
    const version = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (version === undefined || range === '*' || validRange(range) === null) continue;
    if (!satisfies(version, range, { includePrerelease: true })) {
      return { code: 'shared_mismatch', params: { package: name, required: range, provided: version } };
    }
  }
  return undefined;
}

function missingExport({ uses }: Needs, { provides }: ShellOffer): RemoteProblem | undefined {
  if (uses === undefined || provides === undefined) return undefined;
  for (const [name, used] of Object.entries(uses.exports)) {
    const provided = new Set(Object.hasOwn(provides, name) ? provides[name] : []);
    const missing = used.filter((each) => each !== ALL && !provided.has(each));
    if (missing.length > 0) {
      return { code: 'export_missing', params: { package: name, names: missing.join(', ') } };
    }
  }
  return undefined;
}

/** Calls of a release that the API lacks; undefined if there are none, or if one side does not name its operations. */
export function missingOperations({ uses }: Needs, shell: ShellOffer | undefined): RemoteWarning | undefined {
  if (uses === undefined || shell?.operations === undefined) return undefined;
  const provided = new Set(shell.operations);
  const missing = uses.operations.filter((operation) => !provided.has(operation));
  if (missing.length === 0) return undefined;
  return { code: 'operation_missing', params: { operations: missing.join(', ') } };
}

/** Warns that a release was built for a package whose support window is over. It runs, without a promise for later versions. */
export function endedSupport(
  { requires }: Pick<Needs, 'requires'>,
  shell: ShellOffer | undefined,
  now: number,
): RemoteWarning | undefined {
  for (const { date, ranges } of shell?.releasedRanges ?? []) {
    const end = Date.parse(date) + SUPPORT_MS;
    const outdated = Object.entries(requires).find(([name, range]) => isBelow(range, ranges[name]));
    if (outdated === undefined || now < end) continue;
    const [name, required] = outdated;
    return {
      code: 'support_ended',
      params: { package: name, required, since: new Date(end).toISOString().slice(0, 10) },
    };
  }
  return undefined;
}

function isBelow(range: string, newer: string | undefined): boolean {
  if (newer === undefined || validRange(range) === null || validRange(newer) === null) return false;
  const [lowest, lowestOfNewer] = [minVersion(range), minVersion(newer)];
  return lowest !== null && lowestOfNewer !== null && isLess(lowest, lowestOfNewer);
}

export function problemMessage({ code, params }: RemoteProblem | RemoteWarning): string {
  switch (code) {
    case 'contract_mismatch':
      return `it was built for version ${params.required} of the remote contract, this portal has version ${params.provided}`;
    case 'shared_mismatch':
      return `it needs ${params.package} ${params.required}, the shell provides ${params.provided}`;
    case 'export_missing':
      return `it uses ${params.names} of ${params.package}, which the shell does not provide`;
    case 'release_broken':
      return `its release is broken: ${params.reason}`;
    case 'operation_missing':
      return `it calls ${params.operations}, which this portal's API does not have`;
    case 'support_ended':
      return `it was built for ${params.package} ${params.required}, which has not been supported since ${params.since}: install the packages of this portal, build and release again`;
    case 'trial_failed':
      return `this shell cannot render its pages: ${params.reason}`;
  }
}

export interface PublisherOptions {
  store: ReleaseStore;
  shell: ShellOffer | undefined;
  /** Origins besides our own that may serve remotes. */
  allowedOrigins: readonly string[];
  /** Refuses a release that cannot be rendered. Returns whether it was rendered: undefined or false without a built shell. */
  tryOut?: ((staged: StagedRelease) => Promise<boolean>) | undefined;
}

export interface StagedRelease {
  folder: string;
  release: ReleaseJson;
}

/** Refuses addresses and names that the server or other active remotes use, even broken ones. */
export async function checkAddresses(
  store: ReleaseStore,
  release: Mounted & Pick<ReleaseJson, 'version'>,
  active: ActiveJson,
): Promise<void> {
  const others: Mounted[] = [];
  for (const [name, { version }] of Object.entries(active.remotes)) {
    if (name === release.name) continue;
    const other = await store.release(name, version).catch(() => undefined);
    const portal = other?.portal ?? (await store.portalOf(name, version));
    if (portal) others.push({ name, scope: other?.scope, portal });
  }
  const conflicts = addressConflicts(release, others);
  if (conflicts.length > 0) throw new ReleaseError(refusal(release, conflicts));
}

/** Refuses releases that the portal cannot render. Releases that its shell refuses are not rendered. */
export async function checkRendering(
  { shell, tryOut }: PublisherOptions,
  staged: StagedRelease,
): Promise<boolean> {
  if (tryOut === undefined || incompatibility(staged.release, shell) !== undefined) return false;
  return tryOut(staged);
}

export function checkCompatible(
  release: Pick<ReleaseJson, 'name' | 'version' | 'contract' | 'requires' | 'uses'>,
  { shell }: PublisherOptions,
): void {
  const problem = incompatibility(release, shell) ?? missingOperations(release, shell);
  if (problem) throw new ReleaseError(refusal(release, [problemMessage(problem)]));
}

export function checkOrigin(
  release: Pick<ReleaseJson, 'name' | 'version' | 'entry'>,
  { allowedOrigins }: PublisherOptions,
): void {
  if (!URL.canParse(release.entry)) return;
  const { origin, protocol } = new URL(release.entry);
  if (protocol !== 'https:')
    throw new ReleaseError(refusal(release, [`its entry ${release.entry} is not https`]));
  if (!allowedOrigins.includes(origin)) {
    throw new ReleaseError(
      refusal(release, [`${origin} is not listed in server.http.remoteOrigins of the configuration`]),
    );
  }
}

function refusal({ name, version }: { name: string; version: string }, reasons: string[]): string {
  return `${name} ${version} is refused: ${reasons.join('; ')}`;
}
