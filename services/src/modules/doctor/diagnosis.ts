import { GAME_FEATURES } from '@portico/domain';
import { probePort, describeForeign, describeMissing, SchemaProbe } from '../../game/index.js';
import { CATALOG_POINTER, CatalogPointerEntity } from '../../catalog/index.js';
import type { SchemaSurvey } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { accountRights } from './account-rights.js';
import { characterSprites } from './character-sprites.js';
import { dropRights } from './drop-rights.js';
import { FEATURE_EFFECTS } from './feature-effects.js';
import type { Finding } from './finding.js';
import { voteSites } from './vote-sites.js';

export interface Diagnosis {
  findings: Finding[];
  /** Whether a portal can start on this database. */
  canStart: boolean;
}

/** Looks at everything that a portal needs and changes nothing. */
export async function diagnose(database: Database, config: PorticoConfig): Promise<Diagnosis> {
  const survey = await new SchemaProbe(database.reader).survey();
  const canStart = config.demo || survey.required.length === 0;
  const rights =
    survey.required.length === 0
      ? [...(await accountRights(database, config, survey)), ...(await dropRights(database, survey))]
      : [];
  const named = new Set(rights.map(({ name }) => name));
  const findings = [
    gameDatabase(survey, config),
    ...(canStart ? features(survey).filter(({ name }) => !named.has(name)) : []),
    portalTables(survey),
    await gameFiles(database, survey),
    await gameServer(config),
    stores(config),
    await characterSprites(config),
    ...voteSites(config),
    ...rights,
  ];
  return { findings, canStart };
}

function gameDatabase(survey: SchemaSurvey, { env, demo }: PorticoConfig): Finding {
  const name = 'the game';
  if (demo && survey.required.length > 0)
    return { name, state: 'limited', hint: 'the first start makes the demo world' };
  if (survey.required.length === 0 || env.databaseUrl === undefined)
    return { name, state: 'ready', hint: '' };
  return { name, state: 'off', hint: describeForeign(survey, env.databaseUrl) };
}

function features(survey: SchemaSurvey): Finding[] {
  return GAME_FEATURES.map((feature) => {
    const { name, without } = FEATURE_EFFECTS[feature];
    const missing = describeMissing(survey.features.get(feature) ?? []);
    if (missing === '') return { name, state: 'ready', hint: '' };
    return { name, state: 'off', hint: `the database has no ${missing}: ${without}` };
  });
}

function portalTables({ portal }: SchemaSurvey): Finding {
  const hint = `${portal.length} are not there yet: the next start creates them`;
  return { name: 'tables of the portal', ...(portal.length === 0 ? READY : { state: 'limited', hint }) };
}

async function gameFiles(database: Database, { portal }: SchemaSurvey): Promise<Finding> {
  const name = 'names, maps, quests';
  const pointer = portal.includes('portal_catalog_pointer')
    ? null
    : await database.reader.manager.findOneBy(CatalogPointerEntity, { name: CATALOG_POINTER });
  if (pointer !== null) return { name, ...READY };
  return {
    name,
    state: 'off',
    hint: "nothing is imported: npm run portico -- import --wz DIR, the server's folder of WZ XML files",
  };
}

async function gameServer(config: PorticoConfig): Promise<Finding> {
  const name = 'state of the server';
  const { host, port } = config.server.game;
  const state = config.bridgeKind === 'simulated' ? 'open' : await probePort(host, port);
  if (state === 'open') return { name, ...READY };
  const heard =
    state === 'mute'
      ? `no login server greets at ${host}:${port}, it is frozen or another program`
      : `nothing answers at ${host}:${port}`;
  const hint = `${heard}: shown as offline (server.game.host and port in portico.config.json)`;
  return { name, state: 'limited', hint };
}

function stores({ bridgeKind }: PorticoConfig): Finding {
  const name = 'prices of stores';
  if (bridgeKind !== 'none') return { name, ...READY };
  const hint = 'the game keeps prices, channels and rooms in its memory alone; stores come from its rows';
  return { name, state: 'limited', hint };
}

const READY = { state: 'ready', hint: '' } as const;
