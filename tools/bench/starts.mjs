import { startPortal } from './portal.mjs';

/** Seconds until the portal is ready when nothing has changed since the last start. */
export async function starts(print) {
  const seconds = [];
  // The first start makes the demo world.
  await (await startPortal()).stop();
  for (let round = 0; round < 3; round += 1) {
    const portal = await startPortal();
    seconds.push(portal.seconds);
    await portal.stop();
  }
  print(`second start: ${seconds.map((value) => value.toFixed(1)).join(', ')} s (bar 5)`);
}
