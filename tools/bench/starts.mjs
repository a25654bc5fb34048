import { withPortal } from './portal.mjs';

/** Seconds until the portal is ready if nothing has changed since the last start. */
export async function starts(print) {
  // The first start creates the demo world.
  await withPortal(() => undefined);
  const values = [];
  for (let round = 0; round < 3; round += 1)
    values.push(await withPortal(({ seconds }) => seconds.toFixed(1)));
  print(`second start: ${values.join(', ')} s (bar 5)`);
}
