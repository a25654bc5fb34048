import { affordable, type Currency, type UpgradePayment, type UpgradeStat } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { Account, AccountCharacter } from '@portico/portal-kit';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { useState } from 'react';
import { type Overview, useRefreshAccount } from '../account.queries';
import { useAccountDialog, useChosenCharacter } from '../use-account-dialog';
import { type Refusal, refusalText } from './offer';
import { upgrade } from './upgrade.queries';

export type UpgradeTerms = Overview['spending'];

interface UpgradeChoice {
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

function maxUpgrades(choice: UpgradeChoice, account: Account, terms: UpgradeTerms): number {
  return affordable({
    balance: balanceOf(choice, account),
    price: priceOf(choice.payment, terms),
    value: choice.character.stats[choice.stat],
    step: terms.upgradeStep,
    ceiling: terms.upgradeCeiling,
  });
}

/** Returns the reason why this number of upgrades cannot be bought; undefined if it can. */
function upgradeRefusal(
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

/** Holds an upgrade. Character and stat live in the address; payment, amount and the request live here. */
export function useUpgrade(account: Account, first: AccountCharacter, terms: UpgradeTerms) {
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const handle = usePendingSend(upgrade, { onSettled: () => void refresh() });
  const sent = handle.state.phase === 'ready' ? undefined : handle.state.request;
  const { stat } = useAccountDialog();
  const character = useChosenCharacter(account.characters, first);
  const [payment, setPayment] = useState<UpgradePayment>(sent?.paymentType ?? 'meso');
  const [amount, setAmount] = useState<number | undefined>(sent?.amount ?? 1);

  const choice = { character, stat, payment };
  const isWhole = amount !== undefined && amount >= 1;
  const refusal = isWhole ? upgradeRefusal(amount, choice, account, terms) : undefined;
  const problem = isWhole ? refusal && refusalText(refusal) : t('dialog.notWhole');
  const isBlocked = account.loggedIn && !terms.inGame;
  const affordableAmount = isWhole && refusal === undefined ? amount : undefined;

  return {
    choice,
    amount,
    /** Fault of the amount. Undefined while the account is in a game that the site does not reach, because every amount is refused. */
    issue: isBlocked ? undefined : problem,
    isBlocked,
    /** Undefined if the amount has a fault. */
    affordableAmount,
    max: maxUpgrades(choice, account, terms),
    isSending: handle.state.phase === 'sending',
    setPayment,
    setAmount,
    request:
      affordableAmount === undefined || isBlocked
        ? undefined
        : {
            characterId: character.id,
            statType: stat,
            amount: affordableAmount,
            paymentType: payment,
          },
    handle: {
      ...handle,
      leave: () => {
        setAmount(1);
        handle.leave();
      },
    },
  };
}

export type UpgradeState = ReturnType<typeof useUpgrade>;
