import { ADMIN_REASON_MAX_LENGTH, writtenText } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { DialogFooter, FormError, FormField, SubmitButton } from '@portico/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useBanText } from './account-badges';
import { BanFields } from './ban-fields';
import { banIssue, firstChoice, untilOf, type BanChoice } from './ban-choice';
import { BeforeAfter } from './before-after';
import type { Act, AdminAccount, useAct } from './accounts.queries';
import styles from './act-dialog.module.css';

export interface ActFormProps {
  account: AdminAccount;
  act: Act;
  sending: ReturnType<typeof useAct>;
}

/** What an act changes, before and after, and why it is done. */
export function ActForm({ account, act, sending }: ActFormProps) {
  const t = useTexts('mfe-admin');
  const reasonField = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [choice, setChoice] = useState<BanChoice>(() => firstChoice(Date.now()));
  const isReasonMissing = isTried && writtenText(reason) === '';
  const issue = act === 'ban' && isTried ? banIssue(choice, Date.now()) : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setIsTried(true);
    if (act === 'ban' && banIssue(choice, Date.now()) !== undefined) return;
    if (writtenText(reason) === '') return reasonField.current?.focus();
    sending.mutate({ reason: writtenText(reason), type: choice.type, ...untilOf(choice) });
  };

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t(`account.dialog.${act}.text`)}</p>
      {act === 'ban' && (
        <BanFields choice={choice} issue={issue} isReadOnly={sending.isPending} onChange={setChoice} />
      )}
      <Change account={account} act={act} choice={choice} />
      <FormField
        ref={reasonField}
        label={t('account.dialog.reason')}
        name="reason"
        autoComplete="off"
        maxLength={ADMIN_REASON_MAX_LENGTH}
        readOnly={sending.isPending}
        hint={t(act === 'ban' ? 'account.dialog.reasonShown' : 'account.dialog.reasonKept')}
        error={isReasonMissing ? t('account.dialog.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormError attempt={sending.submittedAt}>
        {sending.error === null ? undefined : errorText(sending.error)}
      </FormError>
      <DialogFooter>
        <SubmitButton
          variant={act === 'ban' ? 'danger' : 'primary'}
          isPending={sending.isPending}
          pendingText={t('account.dialog.pending')}
        >
          {t(`account.act.${act}`)}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

/** What the account is, and what it will be. */
function Change({ account, act, choice }: Pick<ActFormProps, 'account' | 'act'> & { choice: BanChoice }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const banText = useBanText();
  const { ban, addressBans, sessions, hasSecondFactor } = account;
  const addressText = (count: number) => t('account.ban.addresses', { formatted: number(count) });
  const after = { type: choice.type, until: untilOf(choice).until ?? null };
  switch (act) {
    case 'ban':
      return (
        <BeforeAfter
          before={banText(ban)}
          after={choice.at === '' && choice.type === 'temporary' ? '–' : banText(after)}
        />
      );
    case 'unban':
      return ban === null ? (
        <BeforeAfter before={addressText(addressBans)} after={addressText(0)} />
      ) : (
        <BeforeAfter before={banText(ban)} after={banText(null)} />
      );
    case 'signOut': {
      const count = (sessionCount: number) => t('account.sessions.open', { formatted: number(sessionCount) });
      return <BeforeAfter before={count(sessions.length)} after={count(0)} />;
    }
    case 'resetSecondFactor':
      return (
        <BeforeAfter
          before={t(hasSecondFactor ? 'account.factor.on' : 'account.factor.off')}
          after={t('account.factor.off')}
        />
      );
  }
}
