import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prices at which balances stay below the game's limits. */
export const PRICES = { nxPerVotePoint: 1000, upgradeMesos: 1000, upgradeStep: 1 };

const UNLIMITED = Object.fromEntries(
  ['read', 'spend', 'signIn', 'vote', 'callback', 'health'].map((kind) => [kind, 1_000_000]),
);

/** Limits are raised, because all clients run on this machine. */
const settingsWith = ({ server: { limits, ...server } = {}, ...others } = {}) => ({
  ...others,
  server: { limits: { ...UNLIMITED, ...limits }, inFlight: { requests: 64 }, spending: PRICES, ...server },
});

/** A home of its own for a portal with these settings: its environment, and a function that removes it. */
export function newHome(settings) {
  const home = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const file = join(home, 'settings.json');
  writeFileSync(file, JSON.stringify(settingsWith(settings)));
  return {
    environment: {
      NODE_ENV: 'production',
      PORTICO_HOME: home,
      PORTICO_CONFIG: file,
      PORTICO_HOST: '127.0.0.1',
      // The demo world's simulated players would use CPU time.
      PORTICO_DEMO_LIFE: '0',
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
