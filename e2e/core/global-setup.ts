import { Portal } from './portal.js';

/** Starts the portal that the journeys share; the specs of the federation take copies of its home. */
export default async function startSharedPortal(): Promise<() => Promise<void>> {
  const portal = await Portal.create();
  try {
    await portal.start();
  } catch (error) {
    await portal.dispose();
    throw error;
  }
  process.env.PORTICO_E2E_URL = portal.url;
  process.env.PORTICO_E2E_HOME = portal.home;
  return () => portal.dispose();
}
