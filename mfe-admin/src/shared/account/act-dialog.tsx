import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { Button, ChoiceField, Icon, Notice } from '@portico/ui';
import { useId, useState } from 'react';
import { numberFormat, DAY_MS, MINUTE_MS } from '@portico/domain';
import { ReasonField, useReason } from '../reason/reason-field';
import { useBanText } from './account-badges';
import { type Act, type Acted, type AdminAccount, type BanRequest, useAct } from './account.queries';
import styles from './act-dialog.module.css';

interface ActDialogProps {
  account: AdminAccount;
  act: Act;
  /** Initial reason. */
  reason?: string;
  onClose: () => void;
}

export function ActDialog({ account, act, reason: proposed, onClose }: ActDialogProps) {
  const t = useTexts('mfe-admin');
  const sending = useAct(account.id, act);
  const { data, isPending } = sending;
  const { field, read } = useReason(proposed);
  const [isTried, setIsTried] = useState(false);
  const [choice, setChoice] = useState<BanChoice>(() => firstChoice(Date.now()));
  const issue = act === 'ban' ? banIssue(choice, Date.now()) : undefined;

  const submit = () => {
    setIsTried(true);
    const reason = read(issue === undefined);
    if (issue === undefined && reason !== undefined)
      sending.mutate({ reason, type: choice.type, ...untilOf(choice) });
  };

  return (
    <FormDialog
      title={data === undefined ? t(`account.dialog.${act}.title`, { name: account.name }) : account.name}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      submitText={t(`account.act.${act}`)}
      variant={act === 'ban' ? 'danger' : 'primary'}
      outcome={data && <Outcome act={act} effect={data.effect} />}
    >
      <p>{t(`account.dialog.${act}.text`)}</p>
      {act === 'ban' && (
        <BanFields
          choice={choice}
          issue={isTried ? issue : undefined}
          isReadOnly={isPending}
          onChange={setChoice}
        />
      )}
      <Change account={account} act={act} choice={choice} />
      <ReasonField
        {...field}
        isReadOnly={isPending}
        hint={t(act === 'ban' ? 'account.dialog.reasonShown' : 'account.dialog.reasonKept')}
      />
    </FormDialog>
  );
}

function Outcome({ act, effect }: { act: Act; effect: Acted['effect'] }) {
  const t = useTexts('mfe-admin');
  return (
    <Notice
      tone={effect === 'stillInGame' || effect === 'addressesBanned' ? 'warning' : 'good'}
      title={t(`account.dialog.${act}.done`)}
    >
      {effect !== 'done' && <p>{t(`account.effect.${effect}`)}</p>}
    </Notice>
  );
}

function Change({ account, act, choice }: Pick<ActDialogProps, 'account' | 'act'> & { choice: BanChoice }) {
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

function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTexts('mfe-admin');
  return (
    <dl className={styles.change} aria-live="polite">
      <div>
        <dt>{t('account.dialog.before')}</dt>
        <dd>{before}</dd>
      </div>
      <Icon name="arrowEnd" size={16} className={styles.arrow} />
      <div>
        <dt>{t('account.dialog.after')}</dt>
        <dd className={styles.after}>{after}</dd>
      </div>
    </dl>
  );
}

const TYPES = ['temporary', 'permanent'] as const;

interface BanFieldsProps {
  choice: BanChoice;
  issue: ReturnType<typeof banIssue>;
  isReadOnly: boolean;
  onChange: (choice: BanChoice) => void;
}

function BanFields({ choice, issue, isReadOnly, onChange }: BanFieldsProps) {
  const t = useTexts('mfe-admin');
  const { language } = usePortal();
  const dayText = numberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const id = useId();
  return (
    <>
      <ChoiceField
        label={t('account.dialog.length')}
        choices={TYPES.map((type) => ({ value: type, text: t(`account.dialog.${type}`) }))}
        value={choice.type}
        isReadOnly={isReadOnly}
        onChange={(type) => onChange({ ...choice, type })}
      />
      {choice.type === 'temporary' && (
        <div className={styles.until}>
          <div className={styles.presets}>
            {PRESET_DAYS.map((days) => (
              <Button
                key={days}
                size="small"
                disabled={isReadOnly}
                onClick={() => onChange({ ...choice, at: afterDays(days, Date.now()) })}
              >
                {dayText.format(days)}
              </Button>
            ))}
          </div>
          <label htmlFor={id} className={styles.label}>
            {t('account.dialog.until')}
          </label>
          <input
            id={id}
            className={styles.date}
            type="datetime-local"
            value={choice.at}
            readOnly={isReadOnly}
            aria-invalid={issue !== undefined || undefined}
            aria-describedby={`${id}-issue`}
            onChange={(event) => onChange({ ...choice, at: event.target.value })}
          />
          <p id={`${id}-issue`} className={styles.issue} aria-live="polite">
            {issue && t(`account.dialog.issue.${issue}`)}
          </p>
        </div>
      )}
    </>
  );
}

const PRESET_DAYS = [1, 3, 7, 30] as const;

interface BanChoice {
  type: BanRequest['type'];
  /** End of a temporary ban in the admin's time, as `datetime-local` writes it; '' for none. */
  at: string;
}

/** One day, the most common ban. */
function firstChoice(now: number): BanChoice {
  return { type: 'temporary', at: localText(now + DAY_MS) };
}

/** So many days from now. */
function afterDays(days: number, now: number): string {
  return localText(now + days * DAY_MS);
}

/** Why a choice is invalid: no end, or an end in the past. */
function banIssue({ type, at }: BanChoice, now: number): 'missing' | 'past' | undefined {
  if (type === 'permanent') return undefined;
  const until = Date.parse(at);
  if (Number.isNaN(until)) return 'missing';
  return until > now ? undefined : 'past';
}

/** The end as the API takes it: none of a permanent ban. */
function untilOf({ type, at }: BanChoice): { until?: number } {
  const until = Date.parse(at);
  return type === 'permanent' || Number.isNaN(until) ? {} : { until };
}

function localText(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return new Date(at - offset).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
