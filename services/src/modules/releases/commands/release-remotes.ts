import { readdir, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { WORKSPACE } from '../../../platform/config/index.js';
import { ReleaseError } from '../files/release-error.js';
import { folderSource, PORTAL_FILES } from '../files/remote-source.js';
import { publishRelease, releaseFromImage, type ReleaseOutcome } from '../publishing/release-publisher.js';
import { readPortal } from '../publishing/release-candidate.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import { entryOf } from '../storage/active-release.js';
import { withPublisher } from './release-command.js';
import { say } from './say.js';

const NOT_SOURCES = new Set(['dist', 'node_modules', '.git']);

export async function findSource(nameOrFolder: string): Promise<string> {
  const candidates = isAbsolute(nameOrFolder)
    ? [resolve(nameOrFolder)]
    : [join(WORKSPACE, nameOrFolder), resolve(nameOrFolder)];
  for (const folder of candidates) if (await isRemote(folder)) return folder;
  throw new ReleaseError(
    `${nameOrFolder} is not a remote: there is no portal.json, of its own or built, in ${candidates.join(' or ')}`,
  );
}

async function workspaceRemotes(): Promise<string[]> {
  const entries = await readdir(WORKSPACE, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name));
  const found = await Promise.all(
    folders.map(async ({ name }) => ((await isRemote(join(WORKSPACE, name))) ? [name] : [])),
  );
  return found.flat().sort();
}

async function isRemote(folder: string): Promise<boolean> {
  const files = PORTAL_FILES.map((file) => stat(join(folder, file)).catch(() => undefined));
  return (await Promise.all(files)).some((file) => file?.isFile());
}

export interface ReleaseFlags {
  /** Stamps of the named remotes, in the same order, separated by commas. A single stamp is for all remotes. */
  startedFrom?: string;
  fromImage?: boolean;
  allowMismatch?: boolean;
  /** Percent, as the user typed it. */
  canary?: string;
}

export async function releaseRemotes(names: string[], flags: ReleaseFlags): Promise<void> {
  await withPublisher((options) => releaseAll(options, names, flags));
}

async function releaseAll(options: PublisherOptions, names: string[], flags: ReleaseFlags): Promise<void> {
  const all = names.length > 0 ? names : await workspaceRemotes();
  const stamps = stampsOf(all, flags.startedFrom);
  await releaseEach(all, async (name, place) => {
    const startedFrom = stamps[place];
    const source = folderSource(await findSource(name));
    const remote = (await readPortal(source)).name;
    const { remotes, retired } = await options.store.active();
    if (names.length === 0 && entryOf(retired, remote) !== undefined) return say(retiredLine(name));
    if (startedFrom !== undefined && entryOf(remotes, remote)?.startedFrom === startedFrom) return;
    const { allowMismatch, fromImage = false } = flags;
    const canaryShare = flags.canary === undefined ? undefined : Number(flags.canary);
    const outcome = fromImage
      ? await releaseFromImage(options, source)
      : await publishRelease(options, { source, startedFrom, allowMismatch, canaryShare });
    if (outcome !== undefined) say(describe(outcome));
  });
}

/** Releases remotes one after the other. A refused remote does not stop the others. The error names each refused one in its own line. */
export async function releaseEach(
  names: readonly string[],
  release: (name: string, place: number) => Promise<void>,
): Promise<void> {
  const refusals: string[] = [];
  for (const [place, name] of names.entries()) {
    try {
      await release(name, place);
    } catch (error) {
      if (!(error instanceof ReleaseError) || names.length === 1) throw error;
      refusals.push(`${name} was not released: ${error.message}`);
    }
  }
  if (refusals.length > 0) throw new ReleaseError(refusals.join('\n'));
}

export function stampsOf(names: readonly string[], startedFrom: string | undefined): string[] {
  if (startedFrom === undefined) return [];
  const stamps = startedFrom.split(',');
  const [stamp = ''] = stamps;
  if (stamps.length === 1) return names.map(() => stamp);
  if (stamps.length === names.length) return stamps;
  throw new ReleaseError(`--started-from has ${stamps.length} stamps for ${names.length} remotes`);
}

/** The trial needs the built shell, which may be missing or older, or may refuse the release. */
const UNTRIED = '. Its pages were not tried: this shell does not render them';

function describe({ status, name, version, previous, release, isTried }: ReleaseOutcome): string {
  switch (status) {
    case 'released':
    case 'switched': {
      const before = previous === null ? 'its first release' : `before: ${previous}`;
      const again = status === 'switched' ? ', released before,' : '';
      return `${name} ${version}${again} is in service (${before}) at ${release.portal.paths[0] ?? '/'}${isTried ? '' : UNTRIED}`;
    }
    case 'unchanged':
      return `${name} ${version} is already live: nothing has changed`;
    case 'kept':
      return `${name} ${version} was rolled back and stays offline; "portico release ${name}" brings it back`;
    case 'tried':
      return `${name} ${version} would be put into service: nothing has been changed`;
    case 'held':
      return `${name} ${version} is stored for previews: "portico preview ${name} ${version}" prints a link`;
    case 'canary':
      return `${name} ${version} is in service for a share of the visitors (the others: ${previous})`;
    case 'retired':
      return retiredLine(name);
  }
}

function retiredLine(name: string): string {
  return `${name} is retired and stays offline; "portico release ${name}" brings it back`;
}
