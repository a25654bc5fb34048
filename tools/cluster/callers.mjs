import { loginOf } from '../bench/money/log-in.mjs';
import { callbackOf, openingsOf } from '../bench/votes/ballot.mjs';

/** Addresses in one network, enough to stay below the limit of each. */
const ADDRESSES = 250;
let calls = 0;

function from(network, request) {
  calls += 1;
  return { from: `127.0.${network}.${1 + (calls % ADDRESSES)}`, request };
}

export function* logins(ids) {
  for (let count = 0; ; count += 1) yield from(9, loginOf(ids[count % ids.length]));
}

/** Each account votes on each site, which reports the vote twice. `voted` collects the accounts that are done. */
export function* votes(ids, voted) {
  for (const id of ids) {
    for (const { site, opening } of openingsOf(id)) {
      const callback = callbackOf(site, yield from(10, opening));
      yield from(11, callback);
      yield from(11, callback);
    }
    voted.push(id);
  }
}
