import { type Inspection, inspectRemote, lastFitting, problemOf } from '../registry/remote-in-service.js';
import { brotliBytes } from '../files/release-files.js';
import { ReleaseError } from '../files/release-error.js';
import { type ActiveRelease, entryOf } from '../storage/active-release.js';
import type { KeptVersion } from '../storage/kept-versions.js';
import { endedSupport, missingOperations, problemMessage } from '../publishing/release-checks.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import { createReleaseTables } from '../storage/release-store.js';
import { age, columns, time, withPublisher, withReleaseDatabase } from './release-command.js';
import { say } from './say.js';

export interface ListFlags {
  all?: boolean;
  json?: boolean;
  moveTo?: string;
}

/** `portico releases`. It reads every release completely, so that `ok` covers every byte. */
export async function listReleases(
  name: string | undefined,
  { all = false, json = false, moveTo }: ListFlags,
): Promise<void> {
  if (moveTo !== undefined) return moveFiles(moveTo);
  if (json) return withPublisher(async ({ store }) => say(JSON.stringify(await store.active())));
  await withPublisher((options) => list(options, name, all));
}

async function moveFiles(place: string): Promise<void> {
  if (place !== 'bucket' && place !== 'database')
    throw new ReleaseError('--move-to takes bucket or database: nothing was moved');
  const { moveToBucket, moveToDatabase } = await import('../storage/move-contents.js');
  await withReleaseDatabase(async ({ config, database, unitOfWork }) => {
    const tables = createReleaseTables(config, database.reader, unitOfWork);
    if (place === 'bucket') {
      const { moved, removed } = await moveToBucket(tables);
      return say(
        `Moved to the bucket: ${moved} files. Removed from it, because no version has them: ${removed}.`,
      );
    }
    const { moved, missing } = await moveToDatabase(tables);
    say(`Copied to the database: ${moved} files.`);
    if (missing > 0)
      throw new ReleaseError(`The bucket lacks ${missing} files, or has others in their place`);
  });
}

async function list({ store, shell }: PublisherOptions, name: string | undefined, all: boolean) {
  const inspection: Inspection = { store, shell, damageOf: (release) => store.damageOf(release) };
  if (name === undefined && !all) return say(await inServiceTable(inspection));
  const { remotes, retired } = await store.active();
  const entries = { ...retired, ...remotes };
  const entry = name === undefined ? undefined : entryOf(entries, name);
  if (name !== undefined && entry === undefined) throw new ReleaseError(`${name} has not been released`);
  const wanted =
    entry && name !== undefined ? [[name, entry] as const] : Object.entries(entries).sort(byName);
  if (wanted.length === 0) return say('Nothing has been released yet.');
  const rows: string[][] = [];
  for (const [remote, kept] of wanted) {
    rows.push(...(await versionRows(inspection, remote, kept, entryOf(remotes, remote) !== undefined)));
  }
  say(columns([['remote', 'version', 'state', 'released', 'last live', 'transfer', 'health'], ...rows]));
}

async function inServiceTable(inspection: Inspection): Promise<string> {
  const { remotes, retired } = await inspection.store.active();
  const lines = Object.entries(retired)
    .sort(byName)
    .map(([name, { version, since }]) => `${name} ${version} has been retired since ${time(since)}.`);
  if (Object.keys(remotes).length === 0) return ['Nothing is live.', ...lines].join('\n');
  const rows = await Promise.all(
    Object.entries(remotes)
      .sort(byName)
      .map(async ([name, active]) => {
        const health = await healthInService(inspection, name, active);
        return [name, active.version, time(active.since), active.previous ?? '-', health];
      }),
  );
  return [columns([['remote', 'version', 'since', 'before', 'health'], ...rows]), ...lines].join('\n');
}

async function healthInService(inspection: Inspection, name: string, active: ActiveRelease): Promise<string> {
  const { release, problem, warning } = await inspectRemote(inspection, name, active);
  const fault = problem ?? warning;
  if (fault === undefined) {
    const ended = release && endedSupport(release, inspection.shell, inspection.store.now());
    return ended ? `ok, but ${problemMessage(ended)}` : 'ok';
  }
  const version = await lastFitting(inspection, { name, active });
  const advice = version === undefined ? '' : `; "portico rollback ${name} --to ${version}" fits`;
  return problemMessage(fault) + advice;
}

async function versionRows(inspection: Inspection, name: string, entry: ActiveRelease, isInService: boolean) {
  const versions = await inspection.store.versions(name);
  const served = ({ version }: KeptVersion) =>
    isInService && version === entry.version ? Number.POSITIVE_INFINITY : (entry.lastServed[version] ?? 0);
  const now = inspection.store.now();
  const rows: string[][] = [];
  for (const kept of [...versions].sort((a, b) => served(b) - served(a))) {
    const last = served(kept);
    rows.push([
      name,
      kept.version,
      stateOf(kept.version, entry, isInService),
      kept.release ? time(kept.release.createdAt) : '-',
      last === Number.POSITIVE_INFINITY ? 'now' : last === 0 ? '-' : age(now - last),
      kept.release ? `${Math.ceil(brotliBytes(kept.release.files) / 1024)} kB` : '-',
      await healthOf(inspection, kept),
    ]);
  }
  return rows;
}

function stateOf(version: string, entry: ActiveRelease, isInService: boolean): string {
  if (version === entry.version) return isInService ? 'in service' : 'retired';
  if (isInService && version === entry.canary?.version) return `canary (${entry.canary.share} %)`;
  return version === entry.previous ? 'before' : 'kept';
}

async function healthOf(inspection: Inspection, { release }: KeptVersion): Promise<string> {
  if (release === undefined) return 'its release is broken: release.json is missing or damaged';
  const problem = (await problemOf(inspection, release)) ?? missingOperations(release, inspection.shell);
  return problem ? problemMessage(problem) : 'ok';
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a.localeCompare(b, 'en');
}
