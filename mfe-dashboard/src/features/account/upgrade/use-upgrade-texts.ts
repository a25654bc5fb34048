import type { UpgradePayment } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import type { AccountCharacter } from '../account.queries';
import type { UpgradeRequest } from './upgrade.queries';
import { priceOf, STAT_CURRENCIES, type UpgradeTerms } from './upgrade-offer';

/** What is said of upgrades: before, while nobody knows, and after. */
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
