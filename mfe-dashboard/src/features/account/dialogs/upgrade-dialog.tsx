import { type UpgradePayment, UPGRADE_PAYMENTS, UPGRADE_STATS } from '@portico/domain';
import { BalanceChanges, CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, type AccountCharacter } from '@portico/portal-kit';
import { PendingForm } from '@portico/portal-kit/dialog';
import { currencyText } from '@portico/portal-kit/game-words';
import { Skeleton, ChoiceField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { watchedAccountQuery, ownCharacters, type OwnCharacter } from '../account.queries';
import { CharacterField, type CharacterDialogProps, LogOutFirst, NoOffer, AmountField } from './offer';
import { useAccountDialog } from '../use-account-dialog';
import {
  balanceOf,
  PAYMENT_CURRENCIES,
  priceOf,
  STAT_CURRENCIES,
  type UpgradeTerms,
  useUpgrade,
  type UpgradeState,
} from './use-upgrade';
import type { Upgraded, UpgradeRequest } from './upgrade.queries';

export function UpgradeDialog({ account, overview, dialog, first }: CharacterDialogProps) {
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

/** Texts of upgrades: before sending and while the result is unknown, and after success. */
function useUpgradeTexts(characters: readonly AccountCharacter[], terms: UpgradeTerms) {
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

interface UpgradeDoneProps {
  request: UpgradeRequest;
  answer: Upgraded;
  terms: UpgradeTerms;
}

/** The answer lacks the balance that paid, so the balance is shown after a refresh. */
function UpgradeDone({ request, answer: { newStatValue }, terms }: UpgradeDoneProps) {
  const { characterId, statType: stat, amount, paymentType: payment } = request;
  const { data: account, isFetchedAfterMount } = useQuery(watchedAccountQuery());
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

interface UpgradeFieldsProps {
  characters: readonly OwnCharacter[];
  terms: UpgradeTerms;
  chosen: UpgradeState;
}

function UpgradeFields({ characters, terms, chosen }: UpgradeFieldsProps) {
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
