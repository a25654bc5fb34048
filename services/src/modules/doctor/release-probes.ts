import { type PorticoConfig, SHELL_BUILD } from '../../platform/config/index.js';
import { createUnitOfWork, type Database, isSchemaFailure } from '../../platform/persistence/index.js';
import {
  createReleaseTables,
  inspectRemote,
  openReleaseStore,
  ShellBuildFile,
  stateOfContents,
} from '../releases/index.js';
import { type Finding, notReady, ready } from './finding.js';

export async function releases(database: Database, config: PorticoConfig): Promise<Finding> {
  const store = openReleaseStore(config, database);
  const build = await new ShellBuildFile(SHELL_BUILD).read();
  const { remotes } = await store.active().catch((error: unknown) => {
    if (isSchemaFailure(error)) return { remotes: {} };
    throw error;
  });
  const inspection = { store, shell: build, damageOf: () => undefined };
  const found = await Promise.all(
    Object.entries(remotes).map(([name, active]) => inspectRemote(inspection, name, active)),
  );
  if (found.length === 0)
    return notReady('releases', 'off', { reason: 'nothingInService', remedy: 'npm start' });
  const broken = found.filter(({ problem }) => problem !== undefined).map(({ name }) => name);
  if (broken.length === 0) {
    const names = found.map(({ name }) => name).sort();
    return ready('releases', names.join(', '));
  }
  const params = { names: broken.sort().join(', ') };
  return notReady('releases', 'limited', {
    reason: 'outOfService',
    params,
    remedy: 'npm run portico -- releases',
    isUrgent: true,
  });
}

/** Where the files of releases are. A portal that has all of them in its database gives no finding. */
export async function releaseFiles(database: Database, config: PorticoConfig): Promise<Finding[]> {
  const tables = createReleaseTables(config, database.reader, createUnitOfWork(database));
  const state = await stateOfContents(tables).catch((error: unknown) => {
    if (isSchemaFailure(error)) return undefined;
    throw error;
  });
  if (state === undefined) return [];
  const { bucket, inDatabase, missing } = state;
  const remedy = 'PORTICO_RELEASES_BUCKET';
  if (bucket?.fault !== undefined) {
    const why = { reason: 'bucketFails', params: { error: bucket.fault }, remedy, isUrgent: true } as const;
    return [notReady('releaseFiles', 'limited', why)];
  }
  if (missing > 0) {
    const why = { reason: 'filesMissing', params: { count: missing }, remedy, isUrgent: true } as const;
    return [notReady('releaseFiles', 'limited', why)];
  }
  if (bucket === undefined) return [];
  return [ready('releaseFiles', `${bucket.name}, files in the database: ${inDatabase}`)];
}
