import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FormField } from '@portico/ui';
import { momentOf } from './draft';

export interface MomentFieldProps {
  label: string;
  /** By the server's clock, `2026-01-31T18:30`. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A moment by the clock of the server, with the reader's own time below. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const { zone } = usePortal().config.time;
  const moment = momentOf(value, zone);
  return (
    <FormField
      type="datetime-local"
      label={label}
      value={value}
      min="2000-01-01T00:00"
      max="2199-12-31T23:59"
      hint={
        moment === null
          ? t('news.editor.serverTime', { zone })
          : t('news.editor.yourTime', { date: date(moment) })
      }
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
