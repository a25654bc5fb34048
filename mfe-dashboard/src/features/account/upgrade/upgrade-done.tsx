import { Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../account.queries';
import { BalanceChanges } from '../dialogs/balance-changes';
import type { Upgraded, UpgradeRequest } from './upgrade.queries';
import { balanceOf, PAYMENT_CURRENCIES, priceOf, STAT_CURRENCIES, type UpgradeTerms } from './upgrade-offer';

export interface UpgradeDoneProps {
  request: UpgradeRequest;
  answer: Upgraded;
  terms: UpgradeTerms;
}

/** What an upgrade has changed. What is left of the balance it was paid from is asked for again: the answer does not say. */
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
