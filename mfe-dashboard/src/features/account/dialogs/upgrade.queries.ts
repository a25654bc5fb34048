import type { Account, AccountCharacter } from '@portico/portal-kit';
import {
  affordable,
  type Currency,
  UPGRADE_PAYMENTS,
  UPGRADE_STATS,
  type UpgradePayment,
  type UpgradeStat,
} from '@portico/domain';
import { hasFields, isOneOf, isPositive, PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import type { Overview } from '../account.queries';
import type { Refusal } from './offer';

const UPGRADE = '/api/rankings/update-stats';

export type UpgradeRequest = Body<'post', typeof UPGRADE>;
export type Upgraded = Sent<'post', typeof UPGRADE>;

export const upgrade = new PendingSend<UpgradeRequest, Upgraded>({
  name: 'upgrade',
  isRequest: (value): value is UpgradeRequest =>
    hasFields(value, {
      characterId: isPositive,
      statType: isOneOf(UPGRADE_STATS),
      amount: isPositive,
      paymentType: isOneOf(UPGRADE_PAYMENTS),
    }),
  send: (body, idempotencyKey) => sendApi('post', UPGRADE, { authenticated: true, body, idempotencyKey }),
});

export type UpgradeTerms = Overview['spending'];

export interface UpgradeChoice {
  character: AccountCharacter;
  stat: UpgradeStat;
  payment: UpgradePayment;
}

export const STAT_CURRENCIES = { maxhp: 'HP', maxmp: 'MP' } as const satisfies Record<UpgradeStat, Currency>;

export const PAYMENT_CURRENCIES = { meso: 'MESO', votepoint: 'VP' } as const satisfies Record<
  UpgradePayment,
  Currency
>;

const NOT_ENOUGH = { meso: 'ledger.not_enough_mesos', votepoint: 'ledger.not_enough_votepoints' } as const;

export function priceOf(payment: UpgradePayment, terms: UpgradeTerms): number {
  return payment === 'meso' ? terms.upgradeMesos : terms.upgradeVotePoints;
}

/** The balance that pays: the mesos that the character carries, or the account's vote points. */
export function balanceOf({ character, payment }: UpgradeChoice, account: Account): number {
  return payment === 'meso' ? character.meso : account.votePoints;
}

export function maxUpgrades(choice: UpgradeChoice, account: Account, terms: UpgradeTerms): number {
  return affordable({
    balance: balanceOf(choice, account),
    price: priceOf(choice.payment, terms),
    value: choice.character.stats[choice.stat],
    step: terms.upgradeStep,
    ceiling: terms.upgradeCeiling,
  });
}

/** Returns the reason why this number of upgrades cannot be bought; undefined if it can. */
export function upgradeRefusal(
  amount: number,
  choice: UpgradeChoice,
  account: Account,
  terms: UpgradeTerms,
): Refusal | undefined {
  const raised = choice.character.stats[choice.stat] + amount * terms.upgradeStep;
  const ceiling = terms.upgradeCeiling;
  if (raised > ceiling) return { code: 'ledger.ceiling_reached', params: { required: raised, ceiling } };
  const required = amount * priceOf(choice.payment, terms);
  const available = balanceOf(choice, account);
  return required > available
    ? { code: NOT_ENOUGH[choice.payment], params: { required, available } }
    : undefined;
}
