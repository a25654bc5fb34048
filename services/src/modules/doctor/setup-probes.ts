import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@portico/domain';
import { BRIDGE_CALLS, BridgeClient, BridgeFault, BridgeWire } from '../../game/index.js';
import { valueAt } from '../../platform/collections/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import { createUnitOfWork, type Database } from '../../platform/persistence/index.js';
import { spriteStateOf } from '../avatars/index.js';
import {
  countOpenLosses,
  incompleteGrants,
  LEDGER_TABLES,
  newestEntryId,
  verifyLedger,
} from '../ledger/index.js';
import { configuredReadiness, secretNameOf } from '../voting/index.js';
import { secondsAhead } from './database-probes.js';
import { type Finding, notReady, ready } from './finding.js';

/** Most owners back up once a day. A backup that is late by an evening is no reason for a warning. */
const MAX_BACKUP_DAYS = 2;

/** This many entries are verified in a moment. For a longer ledger the owner runs the command. */
const MAX_VERIFIED_ENTRIES = 5000;

/** Settings that nearly every owner changes. Without them the portal shows a default, or nothing. */
const OWN_SETTINGS = [
  'public.site.name',
  'public.site.origin',
  'public.rates',
  'public.time.zone',
  'public.links',
  'guide.program',
];

export async function settings({ env, demo }: PorticoConfig): Promise<Finding> {
  if (demo) return ready('settings');
  const text = await readFile(env.configFile, 'utf8').catch(() => '{}');
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const missing = OWN_SETTINGS.filter(
    (path) =>
      valueAt(content, path.split('.')) === undefined &&
      !(path === 'public.site.origin' && env.origin !== undefined),
  );
  if (missing.length === 0) return ready('settings');
  return notReady('settings', 'limited', {
    reason: 'settingsMissing',
    params: { settings: missing.join(', ') },
    remedy: missing.some((path) => path.startsWith('public.')) ? 'npm run portico -- setup' : env.configFile,
  });
}

export function mail({ demo, env }: PorticoConfig): Finding {
  if (demo || env.smtpUrl !== undefined) return ready('mail');
  return notReady('mail', 'off', { reason: 'noMail', remedy: 'PORTICO_SMTP_URL' });
}

export async function backups({ server, demo, env }: PorticoConfig): Promise<Finding> {
  const { folder } = server.backups;
  if (folder === undefined) {
    if (demo) return ready('backups');
    return notReady('backups', 'limited', { reason: 'backupsUnknown', remedy: 'server.backups.folder' });
  }
  // An interrupted backup has this name. A backup of the portal does not hold the database of a server.
  const names = (await readdir(folder)).filter(
    (name) =>
      !name.endsWith('.part') &&
      !(env.databaseUrl !== undefined && existsSync(join(folder, name, 'backup.json'))),
  );
  if (names.length === 0)
    return notReady('backups', 'limited', { reason: 'backupsAbsent', params: { folder }, isUrgent: true });
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  const newest = Math.max(...times);
  const days = Math.floor((Date.now() - newest) / DAY_MS);
  if (days <= MAX_BACKUP_DAYS) return ready('backups', new Date(newest).toISOString());
  return notReady('backups', 'limited', { reason: 'backupsOld', params: { folder, days }, isUrgent: true });
}

export async function ledger(database: Database, missingTables: readonly string[]): Promise<Finding[]> {
  if (missingTables.includes(LEDGER_TABLES.entries)) return [];
  const remedy = 'npm run portico -- ledger verify';
  const isSmall = (await newestEntryId(database.reader.manager)) <= MAX_VERIFIED_ENTRIES;
  const count = isSmall ? await countFaults(database) : 0;
  if (count > 0)
    return [notReady('ledger', 'off', { reason: 'ledgerFaults', params: { count }, remedy, isUrgent: true })];
  const incomplete = missingTables.includes(LEDGER_TABLES.grants)
    ? []
    : await incompleteGrants(database.reader.manager);
  if (incomplete.length > 0) {
    const listed = { params: { count: incomplete.length }, remedy: 'npm run portico -- ledger grants' };
    return [notReady('ledger', 'limited', { reason: 'grantsIncomplete', ...listed, isUrgent: true })];
  }
  const losses = missingTables.includes(LEDGER_TABLES.losses)
    ? 0
    : await countOpenLosses(database.reader.manager);
  if (losses === 0) return [isSmall ? ready('ledger') : ready('ledger', remedy)];
  const listed = { params: { count: losses }, remedy: 'npm run portico -- ledger losses' };
  return [notReady('ledger', 'limited', { reason: 'ledgerLosses', ...listed, isUrgent: true })];
}

async function countFaults(database: Database): Promise<number> {
  let count = 0;
  await verifyLedger(createUnitOfWork(database), ({ kind }) => (count += kind === 'fault' ? 1 : 0));
  return count;
}

export async function characterSprites(config: PorticoConfig): Promise<Finding> {
  const found = await spriteStateOf(config);
  if (!('folder' in found)) return ready('sprites');
  const params = { folder: found.folder };
  const fault =
    found.state === 'absent'
      ? ({ reason: 'spritesAbsent', remedy: 'server.avatars.folder' } as const)
      : ({ reason: 'spritesEmpty', remedy: 'npm run portico -- sprites check' } as const);
  return notReady('sprites', 'limited', { ...fault, params });
}

/** Whether the plug in the game server answers as the contract says. A portal without a plug gives no finding. */
export async function gameBridge({ bridgeKind, env, server }: PorticoConfig): Promise<Finding[]> {
  if (bridgeKind !== 'http') return [];
  const { url: address, readMs, slowMs } = server.bridge;
  if (env.bridgeKey === undefined)
    return [notReady('bridge', 'off', { reason: 'setting', params: { setting: 'PORTICO_BRIDGE_KEY' } })];
  const wire = new BridgeWire(address);
  try {
    const begunAt = Date.now();
    const { plug, calls, now } = await new BridgeClient(wire, env.bridgeKey).call('status', {}, readMs);
    const answeredAt = Date.now();
    const seconds = secondsAhead(now, begunAt, answeredAt);
    if (seconds !== undefined)
      return [notReady('bridge', 'limited', { reason: 'bridgeClock', params: { seconds }, remedy: 'NTP' })];
    const tookMs = answeredAt - begunAt;
    if (tookMs > slowMs)
      return [notReady('bridge', 'limited', { reason: 'bridgeSlow', params: { milliseconds: tookMs } })];
    const missing = BRIDGE_CALLS.filter((call) => !calls.includes(call)).join(', ');
    return missing === ''
      ? [ready('bridge', `${plug.name} ${plug.version}`)]
      : [notReady('bridge', 'limited', { reason: 'bridgeLacks', params: { calls: missing } })];
  } catch (error) {
    if (!(error instanceof BridgeFault)) throw error;
    const reason = error.kind === 'untrusted' ? 'bridgeUntrusted' : 'bridgeSilent';
    const remedy = `npm run portico -- bridge check ${address}`;
    return [notReady('bridge', 'limited', { reason, params: { address, error: error.code }, remedy })];
  } finally {
    await wire.close();
  }
}

const VOTE_SITES = 'server.voting.sites';

/** The finding for each vote site. Votes of a site that cannot prove them are always refused. */
export function voteSites(config: PorticoConfig): Finding[] {
  const sites = configuredReadiness(config);
  if (sites.length === 0 && config.demo) return [ready('voteSites')];
  if (sites.length === 0)
    return [notReady('voteSites', 'off', { reason: 'noVoteSites', remedy: VOTE_SITES })];
  return sites.map(({ id: subject, readiness }) => {
    if (readiness === 'ready') return ready('voteSite', undefined, subject);
    if (readiness === 'addressesMissing')
      return notReady('voteSite', 'off', { subject, reason: 'voteAddressesMissing', remedy: VOTE_SITES });
    const remedy = secretNameOf(subject);
    if (readiness === 'secretMissing')
      return notReady('voteSite', 'off', { subject, reason: 'voteSecretMissing', remedy });
    const reason = 'voteListingUnproved';
    return notReady('voteSite', 'limited', { subject, reason, remedy, isUrgent: true });
  });
}
