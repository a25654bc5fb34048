import { useTexts } from '@portico/i18n';
import { numberFormat } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { Button, ChoiceField } from '@portico/ui';
import { useId } from 'react';
import { afterDays, PRESET_DAYS, type BanChoice, type banIssue } from './ban-choice';
import styles from './act-dialog.module.css';

const TYPES = ['temporary', 'permanent'] as const;

export interface BanFieldsProps {
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
