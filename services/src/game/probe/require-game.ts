import { StartupError } from '../../platform/errors/index.js';
import { addressText, parseServerAddress } from '../../platform/config/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { describeMissing, SchemaProbe, type SchemaSurvey } from './schema-probe.js';

/**
 * Throws a `StartupError` of one sentence if an attached database does not belong to a game server, or, with
 * `isMade`, if the demo world has not been created. Creates nothing.
 */
export async function requireGame(
  database: Database,
  databaseUrl: string | undefined,
  { isMade = false } = {},
): Promise<void> {
  if (databaseUrl === undefined && !isMade) return;
  const survey = await new SchemaProbe(database.reader).survey();
  if (survey.required.length === 0) return;
  throw new StartupError(databaseUrl === undefined ? NO_DEMO_WORLD : describeForeign(survey, databaseUrl));
}

const NO_DEMO_WORLD =
  'PORTICO_DATABASE_URL (the database of a game server) is not set, and there is no demo world yet: npm start creates it';

export function describeForeign({ required, foreignTableCount }: SchemaSurvey, databaseUrl: string): string {
  const address = parseServerAddress(databaseUrl);
  const { username, database } = address;
  const where = `The database "${database}" at ${addressText(address)}`;
  const end = '; nothing was created in it (PORTICO_DATABASE_URL)';
  if (foreignTableCount === 0) {
    return `${where} is empty, or shows the user "${username}" none of its tables: start the game server once, which creates them, or grant SELECT on them${end}`;
  }
  const parts = describeMissing(required);
  const isForeign = required.some(({ columns }) => columns.length === 0);
  return isForeign
    ? `${where} does not belong to a game server, or the user "${username}" cannot read it: there is no ${parts}${end}`
    : `${where} lacks tables or columns that the portal reads: ${parts}${end}`;
}
