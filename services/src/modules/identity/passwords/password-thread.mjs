// Runs in the threads of `PasswordHasher`. JavaScript, so that tests, which run the sources, start the same threads.
import { hashSync, parseOptions, verifySync } from '@node-rs/bcrypt';

/** What the game server writes. */
const COST = 12;

/** A stored hash of a higher cost would hold a thread for a minute and more: it matches nothing. */
const MAX_COST = 15;

/** @param {{ password: string }} work */
export function hash({ password }) {
  return hashSync(password, { cost: COST, version: '2y' });
}

/**
 * Takes as long for a cheaper hash as for one of the game's, so that the time tells nothing of an account: the costs from its own
 * up to one below sum up to the difference.
 * @param {{ password: string, stored: string }} work
 */
export function verify({ password, stored }) {
  const cost = costOf(stored);
  if (cost === undefined || cost > MAX_COST) return spend(password);
  const isRight = verifySync(password, stored);
  for (let rest = cost; rest < COST; rest += 1) hashSync(password, { cost: rest });
  return isRight;
}

/** @param {string} password */
function spend(password) {
  hash({ password });
  return false;
}

/** @param {string} stored */
function costOf(stored) {
  try {
    return parseOptions(stored).cost;
  } catch {
    return undefined;
  }
}
