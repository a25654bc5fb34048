import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NPM_START, Portal, ROOT } from './portal.js';

/** The suite writes it in the target `home`, at the same time as other tests run. */
const PREPARED_HOME = join(ROOT, 'test-results/home');

/** Starts the portal that the journeys share. Portals started by a test copy its home. */
export default async function startSharedPortal(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PORTICO_E2E_URL !== undefined) return undefined;
  if (!existsSync(PREPARED_HOME))
    execFileSync(process.execPath, ['tools/test/prepare-home.mjs'], { cwd: ROOT });
  const portal = await Portal.create({ from: PREPARED_HOME });
  try {
    await portal.start(NPM_START);
  } catch (error) {
    await portal.dispose();
    throw error;
  }
  process.env.PORTICO_E2E_URL = portal.url;
  process.env.PORTICO_E2E_HOME = PREPARED_HOME;
  return () => portal.dispose();
}
