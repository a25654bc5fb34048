import { CONTRACT_VERSION } from '@portico/contract';
import type { Registry, RegistryFill, RegistryRemote, ReleaseJson } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language } from '@portico/domain';
import { releaseAddress } from '../files/release-files.js';
import type { RemoteInService } from './remote-in-service.js';

type Hashed = Pick<
  ReleaseJson,
  'name' | 'version' | 'entry' | 'chunks' | 'css' | 'exposes' | 'pageChunks' | 'files'
>;

/** Hash of a file in the form that browsers need; undefined if the file was released without one. */
function integrityOf({ entry, files }: Pick<Hashed, 'entry' | 'files'>, file: string): string | undefined {
  const path = file.startsWith('https://') ? file.slice(baseOf({ entry, files }).length) : file;
  const sha256 = Object.hasOwn(files, path) ? files[path]?.sha256 : undefined;
  return sha256 === undefined ? undefined : `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}

/** Base address of a release's files on another origin: the address of its entry without the entry's path. */
function baseOf({ entry, files }: Pick<Hashed, 'entry' | 'files'>): string {
  const name = Object.keys(files).find((path) => entry.endsWith(`/${path}`)) ?? '';
  return entry.slice(0, entry.length - name.length);
}

/** Hashes of the files that the shell itself requests, by address: entry and style sheets. */
export function shellIntegrity(release: Hashed): Record<string, string> {
  const { entry, css, exposes } = release;
  return hashesOf(release, [entry, ...css, ...Object.values(exposes).flatMap((exposed) => exposed.css)]);
}

/** Hashes for the HTML. The entry knows those of chunks on another origin; browsers ignore a preload with another hash or none. */
export function pageIntegrity(release: Hashed): Record<string, string> {
  const { chunks, exposes, pageChunks } = release;
  const modules = [...Object.values(exposes), ...Object.values(pageChunks)];
  const ofEntry = [...chunks, ...modules.flatMap((module) => [...module.chunks, ...module.css])];
  const elsewhere = ofEntry.filter((file) => file.startsWith('https://'));
  return { ...shellIntegrity(release), ...hashesOf(release, elsewhere) };
}

function hashesOf(release: Hashed, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const hash = integrityOf(release, file);
      return hash === undefined ? [] : [[releaseAddress(release.name, release.version, file), hash]];
    }),
  );
}

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
  const pageChunks = Object.entries(release?.pageChunks ?? {}).map(
    ([chunk, files]) => [chunk, located(files, address)] as const,
  );
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
    ...located(release, address),
    texts: { language: textsOf(language), fallback: textsOf(DEFAULT_LANGUAGE) },
    paths: portal?.paths ?? [],
    pages: (portal?.pages ?? []).map(({ loader: _loader, ...page }) => ({ ...page, data: [] })),
    navigation: (portal?.navigation ?? []).map(({ labels, ...entry }) => ({
      ...entry,
      label: labels[language],
    })),
    ...(pageChunks.length > 0 && { pageChunks: Object.fromEntries(pageChunks) }),
    ...(release && { integrity: shellIntegrity(release) }),
    ...(fills.length > 0 && { fills }),
    ...(group && { isMeasured: true as const }),
    // File system details of a broken release go to the log, not to visitors.
    ...(problem && {
      problem: { code: problem.code, params: problem.code === 'release_broken' ? {} : problem.params },
    }),
  };
}

/** Slots filled by a release. An unmounted release fills none, because only its pages explain the reason. */
function fillsOf({ portal, exposes }: ReleaseJson, address: (file: string) => string): RegistryFill[] {
  return Object.entries(portal.slots).map(([slot, { module, order, permission }]) => ({
    slot,
    module,
    order,
    permission,
    ...located(exposes[module], address),
  }));
}

type Located = Pick<ReleaseJson, 'chunks' | 'css'>;

function located(files: Located | undefined, address: (file: string) => string): Located {
  return { chunks: (files?.chunks ?? []).map(address), css: (files?.css ?? []).map(address) };
}
