import { UPGRADE_PAYMENTS, UPGRADE_STATS } from '@portico/domain';
import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { ChoiceField } from '@portico/ui';
import { CharacterField } from '../dialogs/character-field';
import { AmountField } from '../dialogs/offer';
import type { OwnCharacter } from '../own-character';
import { useAccountDialog } from '../use-account-dialog';
import { PAYMENT_CURRENCIES, priceOf, STAT_CURRENCIES, type UpgradeTerms } from './upgrade.queries';
import type { UpgradeState } from './use-upgrade';

export interface UpgradeFieldsProps {
  characters: readonly OwnCharacter[];
  terms: UpgradeTerms;
  chosen: UpgradeState;
}

export function UpgradeFields({ characters, terms, chosen }: UpgradeFieldsProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { choose } = useAccountDialog();
  const { character, stat, payment } = chosen.choice;
  const isReadOnly = chosen.isSending;
  return (
    <>
      <CharacterField
        characters={characters}
        value={character.id}
        onChange={(characterId) => choose({ characterId })}
        isReadOnly={isReadOnly}
      />
      <ChoiceField
        label={t('upgrade.stat')}
        value={stat}
        onChange={(next) => choose({ stat: next })}
        isReadOnly={isReadOnly}
        choices={UPGRADE_STATS.map((one) => ({
          value: one,
          text: currencyText(STAT_CURRENCIES[one]),
          detail: t('upgrade.now', { value: format.number(character.stats[one]) }),
          picture: <CurrencyPicture kind={STAT_CURRENCIES[one]} />,
        }))}
      />
      <ChoiceField
        label={t('upgrade.payment')}
        value={payment}
        onChange={chosen.setPayment}
        isReadOnly={isReadOnly}
        choices={UPGRADE_PAYMENTS.map((one) => ({
          value: one,
          text: currencyText(PAYMENT_CURRENCIES[one]),
          detail: t('upgrade.each', { price: format.number(priceOf(one, terms)) }),
          picture: <CurrencyPicture kind={PAYMENT_CURRENCIES[one]} />,
        }))}
      />
      <AmountField
        label={t('upgrade.amount')}
        value={chosen.amount}
        onChange={chosen.setAmount}
        max={chosen.max}
        hint={t('upgrade.step', { points: format.number(terms.upgradeStep) })}
        error={chosen.issue}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
