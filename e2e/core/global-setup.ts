import { Portal } from './portal.js';

/**
 * Starts the portal that the journeys share. The specs of the federation take copies of its home: of one that was made
 * while nothing wrote into it.
 */
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
    await portal.stop();
    template = await Portal.create({ from: portal.home });
    await portal.start();
  } catch (error) {
    await dispose();
    throw error;
  }
  process.env.PORTICO_E2E_URL = portal.url;
  process.env.PORTICO_E2E_HOME = template.home;
  return dispose;
}
