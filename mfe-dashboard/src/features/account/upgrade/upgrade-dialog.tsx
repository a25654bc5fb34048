import { BalanceChanges } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { PendingForm } from '@portico/portal-kit/dialog';
import type { AccountCharacter } from '../account.queries';
import { type AccountDialogProps, LogOutFirst, NoCharacter, NoOffer } from '../dialogs/offer';
import { ownCharacters } from '../own-character';
import { UpgradeDone, useUpgradeTexts } from './upgrade-done';
import { UpgradeFields } from './upgrade-fields';
import { balanceOf, PAYMENT_CURRENCIES, priceOf, STAT_CURRENCIES } from './upgrade.queries';
import { useUpgrade } from './use-upgrade';

export function UpgradeDialog(props: AccountDialogProps) {
  const [first] = props.account.characters;
  return first === undefined ? <NoCharacter /> : <UpgradeForm {...props} first={first} />;
}

function UpgradeForm(props: AccountDialogProps & { first: AccountCharacter }) {
  const { account, overview, dialog, first } = props;
  const terms = overview.spending;
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const texts = useUpgradeTexts(account.characters, terms);
  const chosen = useUpgrade(account, first, terms);
  const { choice, affordableAmount } = chosen;
  const currency = STAT_CURRENCIES[choice.stat];
  const value = choice.character.stats[choice.stat];
  const raised = affordableAmount && value + affordableAmount * terms.upgradeStep;
  const balance = balanceOf(choice, account);
  const left = affordableAmount && balance - affordableAmount * priceOf(choice.payment, terms);

  return (
    <PendingForm
      handle={chosen.handle}
      dialog={dialog}
      request={chosen.request}
      submitText={
        raised === undefined
          ? t('upgrade.submitNone')
          : t(`upgrade.submit.${currency}`, { value: format.number(raised) })
      }
      pendingText={t('upgrade.pending')}
      describe={texts.request}
      done={(request, answer) => ({
        title: texts.done(request, answer.newStatValue),
        details: <UpgradeDone request={request} answer={answer} terms={terms} />,
        againText: t('upgrade.again'),
      })}
      unavailable={
        !terms.isOn && (
          <NoOffer title={t('dialog.off')} dialog={dialog}>
            {t('upgrade.off')}
          </NoOffer>
        )
      }
    >
      {chosen.isBlocked && <LogOutFirst />}
      <UpgradeFields characters={ownCharacters(account, overview)} terms={terms} chosen={chosen} />
      <BalanceChanges
        changes={[
          { currency, before: value, after: raised },
          { currency: PAYMENT_CURRENCIES[choice.payment], before: balance, after: left },
        ]}
      />
    </PendingForm>
  );
}
