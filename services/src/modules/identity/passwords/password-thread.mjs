// Runs in the threads of `PasswordHasher`. It is JavaScript because tests run the sources and must be able to start these threads.
import { hashSync, parseOptions, verifySync } from '@node-rs/bcrypt';

/** A hash of a higher cost would block a thread for a minute or more, so it never matches. */
const MAX_COST = 15;

/** @param {{ password: string, cost: number }} work */
export function hash({ password, cost }) {
  return hashSync(password, { cost, version: '2y' });
}

/**
 * Takes as long for a hash of a lower cost as for one of `cost`, so that the time reveals nothing about an account. The costs from
 * the hash's own up to one below `cost` add up to the difference.
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
