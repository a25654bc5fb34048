import { CONTRACT_VERSION } from '@portico/contract';
import type { Registry, RegistryFill, RegistryRemote, ReleaseJson, RemoteProblem } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language } from '@portico/domain';
import { releaseAddress } from '../files/release-paths.js';
import { shellIntegrity } from './file-integrity.js';
import type { RemoteInService } from './remote-in-service.js';

/** The registry as the shell sees it, with the labels of one language. */
export function toRegistry(remotes: readonly RemoteInService[], language: Language): Registry {
  return {
    contract: CONTRACT_VERSION,
    language,
    remotes: remotes.map((remote) => toRemote(remote, language)),
  };
}

function toRemote(
  { name, active, release, portal, problem, group }: RemoteInService,
  language: Language,
): RegistryRemote {
  const address = (file: string) => releaseAddress(name, active.version, file);
  const fills = problem === undefined && release !== undefined ? fillsOf(release, address) : [];
  const textsOf = (wanted: Language) => {
    const file = release?.texts[wanted];
    return file === undefined ? '' : address(file);
  };
  return {
    name,
    scope: release?.scope ?? '',
    version: active.version,
    contract: release?.contract ?? portal?.contract ?? CONTRACT_VERSION,
    since: active.since,
    namespace: portal?.namespace ?? name,
    entry: release === undefined ? '' : address(release.entry),
    chunks: (release?.chunks ?? []).map(address),
    css: (release?.css ?? []).map(address),
    texts: { language: textsOf(language), fallback: textsOf(DEFAULT_LANGUAGE) },
    paths: portal?.paths ?? [],
    pages: (portal?.pages ?? []).map(({ loader: _loader, ...page }) => ({ ...page, data: [] })),
    navigation: (portal?.navigation ?? []).map(({ labels, ...entry }) => ({
      ...entry,
      label: labels[language],
    })),
    ...(hasPageChunks(release) && { pageChunks: pageChunksOf(release, address) }),
    ...(release && { integrity: shellIntegrity(release) }),
    ...(fills.length > 0 && { fills }),
    ...(group && { isMeasured: true as const }),
    ...(problem && { problem: withoutPaths(problem) }),
  };
}

/** Slots filled by a release. An unmounted release fills none: its pages explain why. */
function fillsOf({ portal, exposes }: ReleaseJson, address: (file: string) => string): RegistryFill[] {
  return Object.entries(portal.slots).map(([slot, { module, order, permission }]) => ({
    slot,
    module,
    order,
    permission,
    chunks: (exposes[module]?.chunks ?? []).map(address),
    css: (exposes[module]?.css ?? []).map(address),
  }));
}

function hasPageChunks(release: ReleaseJson | undefined): release is ReleaseJson {
  return release !== undefined && Object.keys(release.pageChunks).length > 0;
}

function pageChunksOf(
  { pageChunks }: ReleaseJson,
  address: (file: string) => string,
): RegistryRemote['pageChunks'] {
  return Object.fromEntries(
    Object.entries(pageChunks).map(([name, { chunks, css }]) => [
      name,
      { chunks: chunks.map(address), css: css.map(address) },
    ]),
  );
}

/** File system details of a broken release go to the log, not to visitors. */
function withoutPaths(problem: RemoteProblem): RemoteProblem {
  return problem.code === 'release_broken' ? { code: problem.code, params: {} } : problem;
}
