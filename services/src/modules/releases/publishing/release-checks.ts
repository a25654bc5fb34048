import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { ReleaseError } from '../files/release-error.js';
import { incompatibility, missingOperations, problemMessage, type ShellOffer } from './release-fit.js';
import { addressConflicts, type Mounted } from './release-rules.js';
import type { ReleaseStore } from '../storage/release-store.js';

export interface PublisherOptions {
  store: ReleaseStore;
  /** The shell as it is built; undefined before its first build. */
  shell: ShellOffer | undefined;
  /** Origins other than our own that may serve remotes. */
  allowedOrigins: readonly string[];
  /** Refuses a release that cannot be rendered. Returns whether it was rendered: undefined or false without a built shell. */
  tryOut?: ((staged: StagedRelease) => Promise<boolean>) | undefined;
}

/** A release in a folder of its own, complete and not in service yet. */
export interface StagedRelease {
  folder: string;
  release: ReleaseJson;
}

/** Refuses addresses and names of the server and of other active remotes, even broken ones. */
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

/** Refuses releases that the portal cannot render. It does not render releases that its shell refuses. */
export async function checkRendering(
  { shell, tryOut }: PublisherOptions,
  staged: StagedRelease,
): Promise<boolean> {
  if (tryOut === undefined || incompatibility(staged.release, shell) !== undefined) return false;
  return tryOut(staged);
}

/** Refuses what the shell would not run, and calls that the API does not have. */
export function checkCompatible(
  release: Pick<ReleaseJson, 'name' | 'version' | 'contract' | 'requires' | 'uses'>,
  { shell }: PublisherOptions,
): void {
  const problem = incompatibility(release, shell) ?? missingOperations(release, shell);
  if (problem) throw new ReleaseError(refusal(release, [problemMessage(problem)]));
}

/** Refuses an entry on an origin that the owner did not list. */
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
