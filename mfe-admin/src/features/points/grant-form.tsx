import { BalanceChanges, CurrencyPicture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { jobText } from '@portico/portal-kit/job-words';
import { failureText } from '@portico/portal-kit/form';
import { useTexts } from '@portico/i18n';
import { ChoiceField, FormField, Notice, SoftText, SubmitButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { PlayerField } from '../../shared/fields/player-field';
import type { FoundPlayer } from '../../shared/fields/player-search.queries';
import { SentenceField } from '../../shared/fields/reason-field';
import { receiverQuery } from './points.queries';
import {
  type PointsFields,
  type PointsFormOptions,
  type PointsNeeds,
  useAmountText,
  usePointsForm,
} from './use-points-form';
import styles from './grant-form.module.css';

export function GrantForm(props: PointsFormOptions) {
  const t = useTexts('mfe-admin');
  const { form, amount, needs, issues, set, submit, player, setCharacter, textOf, refusalOf } =
    usePointsForm(props);
  const { terms, fields, isPending, refusal } = props;
  const shownRefusal = refusalOf(refusal);
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <PlayerField
          name="characterName"
          label={t('points.form.character')}
          value={fields.characterName}
          onType={(typed) => setCharacter(typed)}
          onChoose={(chosen) => setCharacter(chosen.name, chosen)}
          hint={t('points.form.characterHint')}
          error={textOf(issues.characterName)}
          isReadOnly={isPending}
        />
        <ChoiceField
          label={t('points.form.type')}
          value={fields.pointType}
          onChange={(pointType) => set({ pointType })}
          isReadOnly={isPending}
          choices={[
            { value: 'nx', text: currencyText('NX'), picture: <CurrencyPicture kind="NX" size={28} /> },
            { value: 'vp', text: currencyText('VP'), picture: <CurrencyPicture kind="VP" size={28} /> },
          ]}
        />
        <FormField
          name="amount"
          label={t('points.column.amount')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={fields.amount}
          onChange={(event) => set({ amount: event.target.value })}
          hint={t('points.form.amountHint', { max: terms.max })}
          error={textOf(issues.amount)}
          readOnly={isPending}
        />
        <SentenceField
          name="reason"
          label={t('points.column.reason')}
          value={fields.reason}
          onChange={(reason) => set({ reason })}
          // Shows before sending whether a reason is required.
          hint={
            needs.reason
              ? t('points.form.reasonNeeded')
              : t('points.form.reasonFrom', { amount: needs.reasonFrom })
          }
          error={textOf(issues.reason)}
          isReadOnly={isPending}
        />
        <SentenceField
          name="note"
          label={t('points.form.note')}
          value={fields.note}
          onChange={(note) => set({ note })}
          hint={t('points.form.noteHint')}
          isReadOnly={isPending}
        />
      </div>
      <GrantPreview fields={fields} amount={amount} needs={needs} player={player} />
      <div className={styles.foot}>
        {shownRefusal && (
          <Notice tone="danger" role="alert" title={t('points.failed')}>
            {failureText(shownRefusal.error)}
          </Notice>
        )}
        <SubmitButton isPending={isPending} pendingText={t('points.form.pending')} className={styles.submit}>
          {t('points.form.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface GrantPreviewProps {
  fields: PointsFields;
  /** Undefined for an invalid amount. */
  amount: number | undefined;
  needs: PointsNeeds;
  /** Undefined until a player is chosen from the list. */
  player: FoundPlayer | undefined;
}

function GrantPreview({ fields, amount, needs, player }: GrantPreviewProps) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  const amountText = useAmountText();
  const account = useQuery({ ...receiverQuery(player?.account_id ?? 0), enabled: player !== undefined });
  const { pointType, characterName } = fields;
  const name = characterName.trim();
  const balances = player === undefined ? undefined : account.data?.balances;
  const before = balances && (pointType === 'nx' ? balances.nxCredit : balances.votePoints);
  const isInGame = player !== undefined && account.data?.isInGame === true;
  return (
    <section className={styles.root} aria-label={t('points.preview.title')}>
      <h3 className={styles.title}>{t('points.preview.title')}</h3>
      {name !== '' && (
        <>
          <div>
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
            {player !== undefined && (
              <SoftText>
                {level(player.level)} · {jobText(player.job)}
              </SoftText>
            )}
          </div>
          <BalanceChanges
            changes={[
              {
                currency: pointType === 'nx' ? 'NX' : 'VP',
                before,
                after: before === undefined || amount === undefined ? undefined : before + amount,
              },
            ]}
          />
        </>
      )}
      {name === '' || amount === undefined ? (
        <SoftText>{t('points.preview.none')}</SoftText>
      ) : (
        <Notice tone={needs.confirmation ? 'warning' : 'info'}>
          {needs.confirmation
            ? t('points.preview.confirm')
            : needs.isAlone
              ? t('points.preview.alone')
              : t(isInGame ? 'points.preview.inGame' : 'points.preview.delivered')}
        </Notice>
      )}
      {needs.given > 0 && (
        <SoftText>{t('points.preview.given', { amount: amountText(needs.given, pointType) })}</SoftText>
      )}
    </section>
  );
}
