import { DOCTOR_AREAS, type DoctorArea, type DoctorReason, GAME_FEATURES } from '@portico/domain';
import { CATALOG_POINTER, CatalogGenerationEntity, CatalogPointerEntity } from '../../catalog/index.js';
import { describeForeign, describeMissing, probePort, SchemaProbe } from '../../game/index.js';
import type { MissingPart, SchemaSurvey } from '../../game/index.js';
import { addressText, type PorticoConfig } from '../../platform/config/index.js';
import { reasonOf } from '../../platform/errors/index.js';
import type { ProxyFaults } from '../../platform/http/index.js';
import type { Database } from '../../platform/persistence/index.js';
import type { DefaultPasswords } from '../identity/index.js';
import { type Admin, adminPasswords, readAdmins, secondFactors, webAdmin } from './admin-accounts.js';
import { accountTable, databaseServer, writeRefusal } from './database-probes.js';
import { unknownPasswords } from './stored-passwords.js';
import { accountRights, dropRights, portalTables } from './database-rights.js';
import { FEATURE_EFFECTS, type Finding, notReady, ready, unfinished } from './finding.js';
import { background, cluster } from './processes.js';
import { releaseFiles, releases } from './release-probes.js';
import { sharedCaches } from './shared-caches.js';
import { backups, characterSprites, gameBridge, ledger, mail, settings, voteSites } from './setup-probes.js';
import type { SlowChecks } from './slow-checks.js';

export interface Diagnosis {
  findings: Finding[];
  canStart: boolean;
}

export interface RunningPortal {
  proxies: ProxyFaults;
  defaultPasswords: DefaultPasswords;
  checks?: SlowChecks;
}

type Check = () => Promise<Finding[]> | Finding[];

/** Runs all checks of a portal at once and changes nothing. A check that fails becomes a finding, and the others continue. */
export async function diagnose(
  database: Database,
  config: PorticoConfig,
  portal?: RunningPortal,
): Promise<Diagnosis> {
  const begunAt = performance.now();
  const survey = await new SchemaProbe(database.reader).survey();
  const isGame = survey.required.length === 0;
  const canStart = config.demo || isGame;
  const refusal = isGame ? await writeRefusal(database) : undefined;
  const onGame = async (check: () => Promise<Finding[]>) => (isGame ? check() : []);
  // Rights can be tested only if the database accepts changes.
  const onWritable = async (check: () => Promise<Finding[]>) => (refusal === undefined ? onGame(check) : []);
  const hasRoles = !survey.features.has('signIn');
  let reading: Promise<Admin[]> | undefined;
  const onAdmins = (check: (admins: readonly Admin[]) => Promise<Finding[]> | Finding[]) =>
    onGame(async () => (hasRoles ? check(await (reading ??= readAdmins(database, config, survey))) : []));
  const checks: Record<string, Check> = {
    game: () => [gameDatabase(survey, config)],
    portalTables: async () => [await portalTables(database, survey, refusal)],
    settings: async () => [await settings(config)],
    version: () => databaseServer(database, config, refusal),
    cluster: () => cluster(database),
    accountTable: () => onGame(() => accountTable(database, config, survey)),
    unknownPasswords: () => onGame(async () => (hasRoles ? unknownPasswords(database) : [])),
    rights: () => onWritable(() => accountRights(database, config, survey)),
    dropEditing: () => onWritable(() => dropRights(database, survey)),
    webAdmin: () => onAdmins((admins) => (survey.features.has('webAdmins') ? [] : [webAdmin(admins)])),
    defaultPasswords: () => onAdmins((admins) => adminPasswords(admins, config, portal?.defaultPasswords)),
    secondFactors: () => onAdmins((admins) => secondFactors(database, config, survey, admins)),
    ledger: () => onGame(() => ledger(database, survey.portal)),
    gameFiles: async () => [await gameFiles(database, survey)],
    serverStatus: async () => [await gameServer(config)],
    bridge: () => gameBridge(config),
    storePrices: () => [stores(config)],
    sprites: async () => [await characterSprites(config)],
    voteSites: () => voteSites(config),
    mail: () => [mail(config)],
    proxies: () => (portal === undefined ? [] : [visitorAddresses(portal.proxies)]),
    sharedCaches: () => sharedCaches(config),
    releases: async () => [await releases(database, config)],
    releaseFiles: () => releaseFiles(database, config),
    background: () => (portal === undefined ? [] : background(database, config)),
    backups: async () => [await backups(config)],
  };
  const results = await Promise.all(
    Object.entries(checks).map(([name, check]) => {
      const work = () => runCheck(name, check);
      return portal?.checks === undefined ? work() : portal.checks.run(name, work, begunAt);
    }),
  );
  const named = new Set(results.flat().map(({ check }) => check));
  const features = canStart ? gameFeatures(survey).filter(({ check }) => !named.has(check)) : [];
  return { findings: inOrder([...results.flat(), ...features]), canStart };
}

async function runCheck(name: string, check: Check): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const params = { error: reasonOf(error) };
    return [unfinished(name, 'off', { reason: 'probeFailed', params })];
  }
}

/** Sorts by the areas of the table. Findings without an area belong to the game. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ area = 'game' }: { area?: DoctorArea }) => DOCTOR_AREAS.indexOf(area);
  return [...findings].sort((one, other) => placeOf(one) - placeOf(other));
}

function gameDatabase(survey: SchemaSurvey, { env, demo }: PorticoConfig): Finding {
  if (demo && survey.required.length > 0) return notReady('game', 'limited', { reason: 'demoWorld' });
  if (survey.required.length === 0 || env.databaseUrl === undefined) return ready('game');
  const lacks = notReady('game', 'off', {
    reason: 'lacks',
    params: { missing: describeMissing(survey.required) },
  });
  return { ...lacks, hint: describeForeign(survey, env.databaseUrl) };
}

function gameFeatures(survey: SchemaSurvey): Finding[] {
  return GAME_FEATURES.map((feature) => {
    const parts = survey.features.get(feature) ?? [];
    const missing = describeMissing(parts);
    if (missing === '') return ready(feature);
    const lacks = notReady(feature, 'off', { reason: 'lacks', params: { missing }, ...remedyOf(parts) });
    const hint = `the database has no ${missing}: ${FEATURE_EFFECTS[feature].without}`;
    return { ...lacks, hint: lacks.remedy === undefined ? hint : `${hint}. ${lacks.remedy}` };
  });
}

/** Owners can change the engine of a table, but a missing table or column needs another version of the game. */
function remedyOf(parts: readonly MissingPart[]): { remedy?: string } {
  if (!parts.every(({ lacksTransactions }) => lacksTransactions)) return {};
  return { remedy: parts.map(({ table }) => `ALTER TABLE ${table} ENGINE=InnoDB;`).join(' ') };
}

async function gameFiles(database: Database, { portal }: SchemaSurvey): Promise<Finding> {
  const { manager } = database.reader;
  const pointer = portal.includes('portal_catalog_pointer')
    ? null
    : await manager.findOneBy(CatalogPointerEntity, { name: CATALOG_POINTER });
  if (pointer === null)
    return notReady('gameFiles', 'off', {
      reason: 'notImported',
      remedy: 'npm run portico -- import --wz DIR',
    });
  const generation = await manager.findOneBy(CatalogGenerationEntity, { id: pointer.generationId });
  const at = generation?.finishedAt;
  return ready('gameFiles', at === undefined || at === null ? undefined : new Date(at).toISOString());
}

async function gameServer(config: PorticoConfig): Promise<Finding> {
  const { host, port } = config.server.game;
  const state = config.bridgeKind === 'simulated' ? 'open' : await probePort(host, port);
  if (state === 'open') return ready('serverStatus');
  return notReady('serverStatus', 'limited', {
    reason: state === 'mute' ? 'serverMute' : 'serverSilent',
    params: { address: addressText(config.server.game) },
    remedy: 'server.game.host, server.game.port',
  });
}

function stores({ bridgeKind }: PorticoConfig): Finding {
  return bridgeKind === 'none'
    ? notReady('storePrices', 'limited', { reason: 'pricesUnknown' })
    : ready('storePrices');
}

function visitorAddresses({ untrusted, unreadable, silent, delivery }: ProxyFaults): Finding {
  const limited = (reason: DoctorReason, remedy: string, params: Finding['params']) =>
    notReady('proxies', 'limited', { reason, params, remedy });
  if (unreadable !== undefined)
    return { ...limited('unreadableAddress', 'X-Forwarded-For', { text: unreadable }), isUrgent: true };
  if (untrusted !== undefined) {
    const { newest: address, requests } = untrusted;
    return limited('untrustedProxy', `PORTICO_TRUSTED_PROXIES=${address}`, { address, requests });
  }
  if (silent !== undefined) return limited('silentProxy', 'X-Forwarded-For', { address: silent });
  if (delivery !== undefined) {
    const { newest: header, requests } = delivery;
    return limited('deliveryNetwork', 'docs/operating.md', { header, requests });
  }
  return ready('proxies');
}
