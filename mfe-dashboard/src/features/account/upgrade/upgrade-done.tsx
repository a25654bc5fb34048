import type { UpgradePayment } from '@portico/domain';
import { BalanceChanges } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { type AccountCharacter, accountQuery } from '../account.queries';
import {
  balanceOf,
  PAYMENT_CURRENCIES,
  priceOf,
  STAT_CURRENCIES,
  type Upgraded,
  type UpgradeRequest,
  type UpgradeTerms,
} from './upgrade.queries';

/** Texts of upgrades: before, while nobody knows, and after. */
export function useUpgradeTexts(characters: readonly AccountCharacter[], terms: UpgradeTerms) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();

  const nameOf = (characterId: number) =>
    characters.find(({ id }) => id === characterId)?.name ?? String(characterId);
  const price = (payment: UpgradePayment, amount: number) =>
    t(`upgrade.price.${payment}`, { amount: format.number(amount * priceOf(payment, terms)) });

  return {
    request: ({ characterId, statType, amount, paymentType }: UpgradeRequest) =>
      t(`upgrade.request.${STAT_CURRENCIES[statType]}`, {
        name: nameOf(characterId),
        points: format.number(amount * terms.upgradeStep),
        price: price(paymentType, amount),
      }),
    done: ({ characterId, statType }: UpgradeRequest, newStatValue: number) =>
      t(`upgrade.done.${STAT_CURRENCIES[statType]}`, {
        name: nameOf(characterId),
        value: format.number(newStatValue),
      }),
  };
}

export interface UpgradeDoneProps {
  request: UpgradeRequest;
  answer: Upgraded;
  terms: UpgradeTerms;
}

/** The answer does not tell the balance that paid: it is refreshed. */
export function UpgradeDone({ request, answer: { newStatValue }, terms }: UpgradeDoneProps) {
  const { characterId, statType: stat, amount, paymentType: payment } = request;
  const { data: account, isFetchedAfterMount } = useQuery(accountQuery());
  const character = account?.characters.find(({ id }) => id === characterId);
  const isKnown = isFetchedAfterMount && account !== undefined && character !== undefined;
  const left = isKnown ? balanceOf({ character, stat, payment }, account) : undefined;
  return (
    <>
      <BalanceChanges
        changes={[
          {
            currency: STAT_CURRENCIES[stat],
            before: newStatValue - amount * terms.upgradeStep,
            after: newStatValue,
          },
          ...(left === undefined
            ? []
            : [
                {
                  currency: PAYMENT_CURRENCIES[payment],
                  before: left + amount * priceOf(payment, terms),
                  after: left,
                },
              ]),
        ]}
      />
      {left === undefined && <Skeleton shape="box" height="3.5rem" />}
    </>
  );
}
