import type { Account, AccountCharacter } from '@portico/portal-kit';
import type { UpgradePayment } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { useState } from 'react';
import { useRefreshAccount } from '../account.queries';
import { refusalText } from './offer';
import { useAccountDialog, useChosenCharacter } from '../use-account-dialog';
import { maxUpgrades, upgrade, upgradeRefusal, type UpgradeTerms } from './upgrade.queries';

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
