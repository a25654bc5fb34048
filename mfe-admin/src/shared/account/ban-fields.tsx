import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, ChoiceField, FormField, Row, Stack } from '@portico/ui';
import { useState } from 'react';
import type { BanRequest } from './account.queries';
import styles from './account-actions.module.css';

const TYPES = ['temporary', 'permanent'] as const;

interface BanFieldsProps {
  choice: BanChoice;
  issue: ReturnType<typeof banIssue>;
  isReadOnly: boolean;
  onChange: (choice: BanChoice) => void;
}

/** Fields for the length of a ban. */
export function BanFields({ choice, issue, isReadOnly, onChange }: BanFieldsProps) {
  const t = useTexts('mfe-admin');
  const { unit } = useFormat();
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
          <Row className={styles.presets}>
            {PRESET_DAYS.map((days) => (
              <Button
                key={days}
                size="small"
                disabled={isReadOnly}
                aria-pressed={days === choice.days}
                onClick={() => onChange({ ...choice, ...preset(days) })}
              >
                {unit(days, 'day', 'long')}
              </Button>
            ))}
          </Row>
          <FormField
            type="datetime-local"
            label={t('account.dialog.until')}
            value={choice.at}
            readOnly={isReadOnly}
            error={issue && t(`account.dialog.issue.${issue}`)}
            onChange={({ target }) => onChange({ type: choice.type, at: target.value })}
          />
        </Stack>
      )}
    </>
  );
}

const PRESET_DAYS = [1, 3, 7, 30] as const;

interface BanChoice {
  type: BanRequest['type'];
  /** End of a temporary ban in the admin's time zone, in the format of `datetime-local`; '' for none. */
  at: string;
  /** Days of the chosen preset. */
  days?: number;
}

/** Terms of a ban for the API; a permanent one has no end. */
export type BanTerms = Pick<BanRequest, 'type' | 'until'>;

/**
 * State of the ban fields. The default is one day, the usual length. `fields` go into `BanFields`; `read` returns the
 * terms, or shows the fault and returns undefined.
 */
export function useBan() {
  const [isTried, setIsTried] = useState(false);
  const [choice, setChoice] = useState<BanChoice>(() => ({ type: 'temporary', ...preset(1) }));
  const issue = banIssue(choice, Date.now());
  const until = Date.parse(choice.at);
  const isEndless = choice.type === 'permanent' || Number.isNaN(until);
  const terms: BanTerms = { type: choice.type, ...(!isEndless && { until }) };
  const read = () => {
    setIsTried(true);
    return issue === undefined ? terms : undefined;
  };
  return { terms, read, fields: { choice, issue: isTried ? issue : undefined, onChange: setChoice } };
}

function preset(days: number): Pick<BanChoice, 'at' | 'days'> {
  const at = Date.now() + days * DAY_MS;
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return { at: new Date(at - offset).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length), days };
}

/** Finds a missing end, or one in the past. */
function banIssue({ type, at }: BanChoice, now: number): 'missing' | 'past' | undefined {
  if (type === 'permanent') return undefined;
  const until = Date.parse(at);
  if (Number.isNaN(until)) return 'missing';
  return until > now ? undefined : 'past';
}
