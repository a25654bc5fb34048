import type { Account } from '@portico/portal-kit';
import { affordable } from '@portico/domain';
import { hasFields, isPositive, PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import type { Overview } from '../account.queries';
import type { Refusal } from './offer';

const EXCHANGE = '/api/rankings/exchange-vp-for-nx';

export type ExchangeRequest = Body<'post', typeof EXCHANGE>;
export type Exchanged = Sent<'post', typeof EXCHANGE>;

export const exchange = new PendingSend<ExchangeRequest, Exchanged>({
  name: 'exchange',
  isRequest: (value): value is ExchangeRequest => hasFields(value, { amount: isPositive }),
  send: (body, idempotencyKey) => sendApi('post', EXCHANGE, { authenticated: true, body, idempotencyKey }),
});

type Balances = Pick<Account, 'votePoints' | 'nxCredit'>;
type Terms = Pick<Overview['spending'], 'nxPerVotePoint' | 'nxCeiling'>;

export function maxExchange({ votePoints, nxCredit }: Balances, terms: Terms): number {
  const { nxPerVotePoint: step, nxCeiling: ceiling } = terms;
  return affordable({ balance: votePoints, price: 1, value: nxCredit, step, ceiling });
}

/** Returns the reason why an amount cannot be exchanged; undefined if it can. */
export function exchangeRefusal(amount: number, balances: Balances, terms: Terms): Refusal | undefined {
  const { votePoints: available, nxCredit } = balances;
  if (amount > available) {
    return { code: 'ledger.not_enough_votepoints', params: { required: amount, available } };
  }
  const required = nxCredit + amount * terms.nxPerVotePoint;
  return required > terms.nxCeiling
    ? { code: 'ledger.ceiling_reached', params: { required, ceiling: terms.nxCeiling } }
    : undefined;
}
