import { DAY_MS, MINUTE_MS, numberFormat } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, ChoiceField, Stack } from '@portico/ui';
import { useId } from 'react';
import type { BanRequest } from './account.queries';
import styles from './act-dialog.module.css';

const TYPES = ['temporary', 'permanent'] as const;

interface BanFieldsProps {
  choice: BanChoice;
  issue: ReturnType<typeof banIssue>;
  isReadOnly: boolean;
  onChange: (choice: BanChoice) => void;
}

/** For how long. */
export function BanFields({ choice, issue, isReadOnly, onChange }: BanFieldsProps) {
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
        <Stack gap={1}>
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
        </Stack>
      )}
    </>
  );
}

const PRESET_DAYS = [1, 3, 7, 30] as const;

export interface BanChoice {
  type: BanRequest['type'];
  /** End of a temporary ban, as `datetime-local` writes it, where the admin is; '' for none. */
  at: string;
}

/** A day, which is what most bans are. */
export function firstChoice(now: number): BanChoice {
  return { type: 'temporary', at: localText(now + DAY_MS) };
}

function afterDays(days: number, now: number): string {
  return localText(now + days * DAY_MS);
}

/** Finds a missing end, or one in the past. */
export function banIssue({ type, at }: BanChoice, now: number): 'missing' | 'past' | undefined {
  if (type === 'permanent') return undefined;
  const until = Date.parse(at);
  if (Number.isNaN(until)) return 'missing';
  return until > now ? undefined : 'past';
}

/** The end as the API takes it: none of a permanent ban. */
export function untilOf({ type, at }: BanChoice): { until?: number } {
  const until = Date.parse(at);
  return type === 'permanent' || Number.isNaN(until) ? {} : { until };
}

function localText(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return new Date(at - offset).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
