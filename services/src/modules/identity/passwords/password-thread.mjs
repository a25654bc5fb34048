// Runs in the threads of `PasswordHasher`. JavaScript, so that tests, which run the sources, start the same threads.
import { hashSync, parseOptions, verifySync } from '@node-rs/bcrypt';

/** A stored hash of a higher cost would hold a thread for a minute and more: it matches nothing. */
const MAX_COST = 15;

/** @param {{ password: string, cost: number }} work */
export function hash({ password, cost }) {
  return hashSync(password, { cost, version: '2y' });
}

/**
 * Takes as long for a hash of a lower cost as for one of `cost`, so that the time tells nothing of an account: the costs from its
 * own up to one below sum up to the difference.
 * @param {{ password: string, stored: string, cost: number }} work
 */
export function verify({ password, stored, cost }) {
  const storedCost = costOf(stored);
  if (storedCost === undefined || storedCost > MAX_COST) {
    hash({ password, cost });
    return false;
  }
  const isRight = verifySync(password, stored);
  for (let rest = storedCost; rest < cost; rest += 1) hashSync(password, { cost: rest });
  return isRight;
}

/** @param {string} stored */
function costOf(stored) {
  try {
    return parseOptions(stored).cost;
  } catch {
    return undefined;
  }
}
