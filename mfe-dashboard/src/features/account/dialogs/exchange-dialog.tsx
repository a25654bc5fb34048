import { BalanceChanges } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { PendingForm } from '@portico/portal-kit/dialog';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { useState } from 'react';
import { useRefreshAccount } from '../account.queries';
import { type AccountDialogProps, AmountField, LogOutFirst, NoOffer, refusalText } from './offer';
import {
  exchange,
  maxExchange,
  type Exchanged,
  exchangeRefusal,
  type ExchangeRequest,
} from './exchange.queries';

export function ExchangeDialog({ account, overview: { spending }, dialog }: AccountDialogProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const refresh = useRefreshAccount();
  const { state, submit, leave } = usePendingSend(exchange, { onSettled: () => void refresh() });
  const [amount, setAmount] = useState<number | undefined>(
    state.phase === 'ready' ? 1 : state.request.amount,
  );

  const { votePoints, nxCredit } = account;
  const isBlocked = account.loggedIn && !spending.inGame;
  const isWhole = amount !== undefined && amount >= 1;
  const refusal = isWhole ? exchangeRefusal(amount, account, spending) : undefined;
  const nxOf = (points: number) => points * spending.nxPerVotePoint;
  // While the account is in a game that the site does not reach, every amount is refused, so no fault of the amount is shown.
  const problem = isWhole ? refusal && refusalText(refusal) : t('dialog.notWhole');
  const issue = isBlocked ? undefined : problem;
  const known = isWhole && refusal === undefined ? amount : undefined;

  const inWords = ({ amount: points }: ExchangeRequest) =>
    t('exchange.request', { points: format.number(points), nx: format.number(nxOf(points)) });

  const done = ({ amount: points }: ExchangeRequest, { newVotePoints, newNxCredit }: Exchanged) => ({
    title: t('exchange.done', { nx: format.number(nxOf(points)) }),
    details: (
      <BalanceChanges
        changes={[
          { currency: 'VP', before: newVotePoints + points, after: newVotePoints },
          { currency: 'NX', before: newNxCredit - nxOf(points), after: newNxCredit },
        ]}
      />
    ),
    againText: t('exchange.again'),
  });

  const noPoints = votePoints === 0 && (
    <NoOffer title={t('exchange.none.title')} dialog={dialog}>
      {t('exchange.none.text', { nx: format.number(spending.nxPerVotePoint) })}
    </NoOffer>
  );
  const off = (
    <NoOffer title={t('dialog.off')} dialog={dialog}>
      {t('exchange.off')}
    </NoOffer>
  );

  const begin = () => {
    setAmount(1);
    leave();
  };

  return (
    <PendingForm
      handle={{ state, submit, leave: begin }}
      dialog={dialog}
      request={known === undefined || isBlocked ? undefined : { amount: known }}
      submitText={
        isWhole ? t('exchange.submit', { nx: format.number(nxOf(amount)) }) : t('exchange.submitNone')
      }
      pendingText={t('exchange.pending')}
      describe={inWords}
      done={done}
      unavailable={spending.isOn ? noPoints : off}
    >
      {isBlocked && <LogOutFirst />}
      <p>{t('exchange.lead', { nx: format.number(spending.nxPerVotePoint) })}</p>
      <AmountField
        label={t('exchange.amount')}
        value={amount}
        onChange={setAmount}
        max={maxExchange(account, spending)}
        hint={t('exchange.have', { votePoints: format.number(votePoints) })}
        error={issue}
        isReadOnly={state.phase === 'sending'}
      />
      <BalanceChanges
        changes={[
          { currency: 'VP', before: votePoints, after: known && votePoints - known },
          { currency: 'NX', before: nxCredit, after: known && nxCredit + nxOf(known) },
        ]}
      />
    </PendingForm>
  );
}
