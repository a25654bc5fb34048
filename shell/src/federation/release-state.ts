import type { RegistryRemote } from '@portico/contract';

/** Failures by remote, of loading or of loaded code. */
const failures = new Map<string, number>();

/** Releases whose code ran in this page. Another version of them needs a new document. */
const evaluated = new Map<string, RegistryRemote>();

export function failuresOf(name: string): number {
  return failures.get(name) ?? 0;
}

/** Counts a failure, after which all files of the remote get fresh addresses. */
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
