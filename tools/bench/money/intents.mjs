import { randomInt, randomUUID } from 'node:crypto';
import { PRICES } from './bench-home.mjs';

/** A purchase with its own idempotency key. `effect` is the change of balances when it is done. */
export function newIntent({ id, token }) {
  const key = randomUUID();
  const { path, body, effect } = randomInt(2) === 0 ? exchange() : upgrade(id);
  const headers = { 'x-auth-token': token, 'idempotency-key': key };
  return {
    accountId: id,
    key,
    effect,
    request: { method: 'POST', path, headers, body: JSON.stringify(body) },
  };
}

export function exchange(amount = 1 + randomInt(3)) {
  const path = '/api/rankings/exchange-vp-for-nx';
  return { path, body: { amount }, effect: { VP: -amount, NX: amount * PRICES.nxPerVotePoint } };
}

function upgrade(characterId) {
  const amount = 1 + randomInt(3);
  const [statType, stat] = randomInt(2) === 0 ? ['maxhp', 'HP'] : ['maxmp', 'MP'];
  const isByMeso = randomInt(2) === 0;
  const payment = isByMeso ? { MESO: -amount * PRICES.upgradeMesos } : { VP: -amount };
  return {
    path: '/api/rankings/update-stats',
    body: { characterId, statType, amount, paymentType: isByMeso ? 'meso' : 'votepoint' },
    effect: { ...payment, [stat]: amount * PRICES.upgradeStep },
  };
}
