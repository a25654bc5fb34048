import { Portal } from './portal.js';

/** Starts the portal that the journeys share. Portals that a test starts take copies of its home, of one that no one has open. */
export default async function startSharedPortal(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PORTICO_E2E_URL !== undefined) return undefined;
  const portal = await Portal.create();
  let template: Portal | undefined;
  const dispose = async () => {
    await portal.dispose();
    await template?.dispose();
  };
  try {
    await portal.start();
    template = await portal.copy();
  } catch (error) {
    await dispose();
    throw error;
  }
  process.env.PORTICO_E2E_URL = portal.url;
  process.env.PORTICO_E2E_HOME = template.home;
  return dispose;
}
