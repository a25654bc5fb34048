import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type RegistryRemote, remoteForPath } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteModule } from '@portico/portal-kit';
import { findRemote, refreshRegistry, settleRegistry } from '../registry/registry-store';
import { withDeadline, abandonFilesOf } from './load-deadline';
import { loadRemote } from './load-remote';
import { RemoteLoadError } from './remote-load-error';

interface LoadedRemote {
  version: string;
  Component?: ComponentType;
  prepare?: RemoteModule['prepare'];
  calls?: RemoteModule['calls'];
}

/** The first page of a visit: path without language prefix, and query. */
interface FirstPage {
  path: string;
  query: URLSearchParams;
}

export interface RemoteView {
  /** The release, with its component once that is loaded. */
  loaded: LoadedRemote;
  /** Suspends until it is loaded. */
  View: LazyExoticComponent<ComponentType>;
  /** Resolves when loading has succeeded or failed. */
  settled: Promise<void>;
}

/** Longest wait of a remote for the registry, so that it does not load a release that was just replaced. */
const SETTLE_REGISTRY_MS = 400;

const views = new Map<string, RemoteView>();
/** The last requested version of each remote. */
const attemptedVersions = new Map<string, string>();
/** Releases with a loaded view. They keep working whatever the registry says later. */
const workingReleases = new Map<string, RegistryRemote>();

/** The view of a remote, cached. A failed `lazy` stays failed, so each attempt has its own. `firstPage` waits for the served page's data. */
export function viewOf(remote: RegistryRemote, language: Language, firstPage?: FirstPage): RemoteView {
  const known = views.get(remote.name);
  if (known !== undefined) return known;
  const loaded: LoadedRemote = { version: remote.version };
  const stop = new AbortController();
  const loading = withDeadline(loadView(loaded, remote, { language, firstPage, signal: stop.signal }), () => {
    stop.abort();
    abandonFilesOf(remote.name);
    return new RemoteLoadError('deadline', remote.name);
  });
  // The rendered view shows the failure; a later one starts again.
  const settled = loading.then(
    () => undefined,
    () => {
      if (views.get(remote.name) === view) forgetView(remote.name);
    },
  );
  const view: RemoteView = { loaded, settled, View: lazy(() => loading) };
  views.set(remote.name, view);
  return view;
}

/** Sets a view that is already loaded, for rendering on the server. */
export function offerView(
  { name, version }: Pick<RegistryRemote, 'name' | 'version'>,
  Component: ComponentType,
): void {
  views.set(name, {
    loaded: { version, Component },
    settled: Promise.resolve(),
    View: lazy(() => Promise.resolve({ default: Component })),
  });
}

/** Current release, or the requested one if the registry has none that can be mounted. */
async function releaseInService(remote: RegistryRemote): Promise<RegistryRemote> {
  void refreshRegistry();
  await settleRegistry(SETTLE_REGISTRY_MS);
  const current = findRemote(remote.name);
  return current === undefined || current.problem !== undefined ? remote : current;
}

async function loadView(
  loaded: LoadedRemote,
  remote: RegistryRemote,
  {
    language,
    firstPage,
    signal,
  }: { language: Language; firstPage: FirstPage | undefined; signal: AbortSignal },
): Promise<{ default: ComponentType }> {
  // The HTML of a first page names the release that rendered it; another one would render another page.
  const release = firstPage === undefined ? await releaseInService(remote) : remote;
  loaded.version = release.version;
  attemptedVersions.set(release.name, release.version);
  const { Component, prepare, calls } = await loadRemote(release, {
    language,
    attempt: failuresOf(release.name),
    isPreloaded: firstPage !== undefined,
    signal,
  });
  if (firstPage !== undefined) await prepare?.(firstPage.path, firstPage.query);
  signal.throwIfAborted();
  loaded.Component = Component;
  loaded.prepare = prepare;
  loaded.calls = calls;
  markEvaluated(release);
  workingReleases.set(release.name, release);
  return { default: Component };
}

/** Makes the next `viewOf` load again, from a fresh address. */
export function forgetView(name: string): void {
  views.delete(name);
  workingReleases.delete(name);
  countFailure(name);
}

/** The remote at a path. If the registry reports a problem, the release that works in this page. */
export function mountableRemote(
  remotes: readonly RegistryRemote[],
  path: string,
): RegistryRemote | undefined {
  const remote = remoteForPath(remotes, path);
  if (remote !== undefined && remote.problem === undefined) return remote;
  return remoteForPath([...workingReleases.values()], path) ?? remote;
}

/** The version of a remote that this page shows or tried to show. */
export function attemptedVersion(remote: RegistryRemote): string {
  return attemptedVersions.get(remote.name) ?? remote.version;
}

/** Tells whether a usable release needs a new document because another one already runs here. */
export function isOutdated(remote: RegistryRemote): boolean {
  const evaluated = evaluatedRelease(remote.name);
  return remote.problem === undefined && evaluated !== undefined && evaluated.version !== remote.version;
}

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
