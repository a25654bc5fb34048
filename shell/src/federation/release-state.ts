import type { RegistryRemote } from '@portico/contract';

/** How often loading something of a remote has failed, or what was loaded has. */
const failures = new Map<string, number>();

/** Releases with code that ran in this page. Another version of them needs a new document. */
const evaluated = new Map<string, RegistryRemote>();

export function failuresOf(name: string): number {
  return failures.get(name) ?? 0;
}

/** From now on everything of the remote is asked for under a fresh address. */
export function countFailure(name: string): void {
  failures.set(name, failuresOf(name) + 1);
}

export function markEvaluated(release: RegistryRemote): void {
  evaluated.set(release.name, release);
}

/** Finds the release of a remote that ran in this page. */
export function evaluatedRelease(name: string): RegistryRemote | undefined {
  return evaluated.get(name);
}
