import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { CurrencyPicture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { failureText } from '@portico/portal-kit/form';
import { useTexts } from '@portico/i18n';
import { ChoiceField, FormField, Notice, SubmitButton } from '@portico/ui';
import { PlayerField } from '../../shared/player-search/player-field';
import { GrantPreview } from './grant-preview';
import type { PointsNeeds } from './points-needs';
import { usePointsForm, type PointsFormOptions } from './use-points-form';
import styles from './grant-window.module.css';

/** Who gets how much of what, and why; beside it what comes of it. */
export function GrantForm(props: PointsFormOptions) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { form, amount, needs, issues, set, submit, player, setPlayer, textOf, refusalOf } =
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
          onType={(characterName) => {
            setPlayer(undefined);
            set({ characterName });
          }}
          onChoose={(chosen) => {
            setPlayer(chosen);
            set({ characterName: chosen.name });
          }}
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
          label={t('points.form.amount')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={fields.amount}
          onChange={(event) => set({ amount: event.target.value })}
          hint={t('points.form.amountHint', { max: number(terms.max) })}
          error={textOf(issues.amount)}
          readOnly={isPending}
        />
        <ReasonField
          value={fields.reason}
          onChange={(reason) => set({ reason })}
          needs={needs}
          error={textOf(issues.reason)}
          isReadOnly={isPending}
        />
        <NoteField value={fields.note} onChange={(note) => set({ note })} isReadOnly={isPending} />
      </div>
      <GrantPreview fields={fields} amount={amount} needs={needs} player={player} />
      <div className={styles.foot}>
        {shownRefusal && (
          <Notice tone="danger" role="alert" title={t('points.failed')}>
            <p>{failureText(shownRefusal.error)}</p>
          </Notice>
        )}
        <SubmitButton isPending={isPending} pendingText={t('points.form.pending')} className={styles.submit}>
          {t('points.form.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  needs: PointsNeeds;
  error: string | undefined;
  isReadOnly: boolean;
}

/** Says before it is sent whether the amount needs one. */
function ReasonField({ value, onChange, needs, error, isReadOnly }: ReasonFieldProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <FormField
      name="reason"
      label={t(needs.reason ? 'points.form.reason' : 'points.form.reasonOptional')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={
        needs.reason
          ? t('points.form.reasonNeeded')
          : t('points.form.reasonFrom', { amount: number(needs.reasonFrom) })
      }
      error={error}
      readOnly={isReadOnly}
    />
  );
}

/** For the staff alone. */
function NoteField({
  value,
  onChange,
  isReadOnly,
}: {
  value: string;
  onChange: (note: string) => void;
  isReadOnly: boolean;
}) {
  const t = useTexts('mfe-admin');
  return (
    <FormField
      name="note"
      label={t('points.form.note')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={t('points.form.noteHint')}
      readOnly={isReadOnly}
    />
  );
}
