import { join, sep } from 'node:path';
import { filledPath, localizedPath } from '@portico/contract';
import type { PortalBoot, PublicConfig, ReleaseJson, RenderingFault } from '@portico/contract';
import { DEFAULT_LANGUAGE, directionOf, type Language } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import type {
  RenderingFailure,
  RenderingLimits,
  RenderingRequest,
  Trial,
  TrialRequest,
} from '../../rendering/index.js';
import { ReleaseError } from '../files/release-error.js';
import type { PublisherOptions, StagedRelease } from '../publishing/release-checks.js';
import { newEntry } from '../storage/active-release.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { TrialLog } from './trial-log.js';
import { toRegistry } from './registry.mapper.js';
import { type ShellBuild, type ShellBuildFile, shellFile } from './shell-build.js';

interface TrialPortal {
  shell: { folder: string; build: ShellBuild };
  config: PublicConfig;
  log: TrialLog;
  /** Set only by tests, which need shorter waits. */
  limits?: RenderingLimits | undefined;
}

const TRIED_LANGUAGES: readonly Language[] = [DEFAULT_LANGUAGE, 'he'];

const PARAMETER = '1';

/** Error of a build that contains its own React. */
const ANOTHER_REACT = /\(reading 'use[A-Z]\w*'\)|older version of React|Invalid hook call/;

/** Refuses a release that the portal cannot render, unless it was rendered before. Returns whether there was a shell for it. */
async function tryRelease(portal: TrialPortal, staged: StagedRelease): Promise<boolean> {
  const reasons = await failuresOf(portal, staged);
  if (reasons === undefined) return false;
  if (reasons.length === 0) return true;
  const { name, version } = staged.release;
  throw new ReleaseError(
    [`${name} ${version} is refused: the portal cannot render its pages`, ...reasons].join('\n  '),
  );
}

/** Tries every page in a process: its calls, its rendering before any data, its slot fills. Undefined without a shell. */
export async function failuresOf(
  portal: TrialPortal,
  staged: StagedRelease,
  signal?: AbortSignal,
): Promise<readonly string[] | undefined> {
  const { server } = portal.shell.build;
  if (server === undefined) return undefined;
  if (await portal.log.hasPassed(server.sha256, staged.release)) return [];
  // Loaded only here, because most commands render nothing.
  const { renderOnce } = await import('../../rendering/index.js');
  const trials = await renderOnce(requestsFor(portal, server, staged), portal.limits, signal);
  const reasons = reasonsOf(trials, staged.folder);
  if (reasons.length === 0 && signal?.aborted !== true) await portal.log.add(server.sha256, staged.release);
  return reasons;
}

function requestsFor(
  portal: TrialPortal,
  server: NonNullable<ShellBuild['server']>,
  staged: StagedRelease,
): TrialRequest[] {
  const { folder, build } = portal.shell;
  const { pages } = staged.release.portal;
  return TRIED_LANGUAGES.flatMap((language) =>
    pages.map(({ path, loader }) => ({
      shell: { file: join(folder, server.file), stamp: server.sha256 },
      texts: shellFile(folder, build.texts[language]),
      boot: bootOf(portal, staged.release, language),
      address: localizedPath(language, withParameters(path)),
      callsOf: loader ? withParameters(path) : undefined,
      ...modulesOf(staged, language),
    })),
  );
}

function withParameters(pattern: string): string {
  const names = [...pattern.matchAll(/:([^/]+)/g)].map(([, name = '']) => name);
  return filledPath(pattern, Object.fromEntries(names.map((name) => [name, PARAMETER])));
}

/** Data of a portal with only this remote. It shows every page that any portal shows without a sign-in. */
function bootOf(
  { shell: { build }, config }: TrialPortal,
  release: ReleaseJson,
  language: Language,
): PortalBoot {
  const { name, version, createdAt, portal } = release;
  const active = newEntry(version, createdAt);
  return {
    language,
    direction: directionOf(language),
    basename: language === DEFAULT_LANGUAGE ? '' : `/${language}`,
    demo: true,
    config,
    unavailable: [],
    texts: { language: build.texts[language], fallback: build.texts[DEFAULT_LANGUAGE] },
    registry: toRegistry(
      [{ name, active, release, portal, problem: undefined, warning: undefined }],
      language,
    ),
    pageData: {},
    renderedAt: createdAt,
    fills: [],
  };
}

function modulesOf(
  { folder, release: { name, version, portal, server, texts } }: StagedRelease,
  language: Language,
): Pick<RenderingRequest, 'remote' | 'fills'> {
  const moduleOf = (exposed: string) => ({
    remote: name,
    version,
    namespace: portal.namespace,
    file: join(folder, server[exposed] ?? ''),
    texts: join(folder, texts[language] ?? ''),
  });
  return {
    remote: moduleOf('./remote'),
    fills: Object.entries(portal.slots).map(([slot, { module }]) => ({ ...moduleOf(module), slot })),
  };
}

function reasonsOf(trials: readonly Trial[], folder: string): string[] {
  const reasons = new Map<string, string>();
  const add = (address: string, reason: string) => {
    if (!reasons.has(reason)) reasons.set(reason, `${address}: ${reason}`);
  };
  for (const { address, page, failure } of trials) {
    if (failure !== undefined) add(address, reasonOf(failure, folder));
    for (const fault of page?.faults ?? []) add(address, thrown(fault, folder));
  }
  return [...reasons.values()];
}

function reasonOf(failure: RenderingFailure, folder: string): string {
  const { reason, message, thrownAt } = failure;
  switch (reason) {
    case 'start':
      return `the shell's own build does not run, build it again: ${message}`;
    case 'load':
      return `its code cannot be loaded: ${message}${placeIn(thrownAt, folder)}`;
    case 'threw':
      return thrown({ fill: undefined, message, stack: thrownAt }, folder);
    default:
      return message;
  }
}

function thrown({ fill, message, stack }: RenderingFault, folder: string): string {
  const [, slot] = fill?.split(' ') ?? [];
  const where = slot === undefined ? '' : `what fills ${slot}: `;
  const hint = ANOTHER_REACT.test(message)
    ? '. Does its server build bring a React of its own? It has to take the one that the shell shares'
    : '';
  return where + message + placeIn(stack, folder) + hint;
}

function placeIn(stack: string | undefined, folder: string): string {
  const line = stack?.split('\n').find((text) => text.includes(folder + sep));
  const place = line?.slice(line.indexOf(folder) + folder.length + 1).replace(/\)$/, '');
  return place === undefined ? '' : ` (${place})`;
}

export async function publisherOf(
  store: ReleaseStore,
  shell: ShellBuildFile,
  config: Pick<PorticoConfig, 'public' | 'server'>,
  limits?: RenderingLimits,
): Promise<PublisherOptions> {
  const build = await shell.read();
  const log = new TrialLog(store.paths.trials);
  return {
    store,
    shell: build,
    allowedOrigins: config.server.http.remoteOrigins,
    tryOut:
      build &&
      ((staged) =>
        tryRelease({ shell: { folder: shell.folder, build }, config: config.public, log, limits }, staged)),
  };
}
