import { affordable } from '@portico/domain';
import type { Account, Overview } from '../account.queries';
import type { Refusal } from '../dialogs/refusal';

type Balances = Pick<Account, 'votePoints' | 'nxCredit'>;
type Terms = Pick<Overview['spending'], 'nxPerVotePoint' | 'nxCeiling'>;

/** How many vote points can be exchanged. */
export function exchangeable({ votePoints, nxCredit }: Balances, terms: Terms): number {
  const { nxPerVotePoint: step, nxCeiling: ceiling } = terms;
  return affordable({ balance: votePoints, price: 1, value: nxCredit, step, ceiling });
}

/** Why an amount cannot be exchanged; undefined where it can. */
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
