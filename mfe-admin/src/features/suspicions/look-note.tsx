import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField } from '@portico/ui';

interface LookNoteProps {
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
}

/** Note of who looked at findings, for the staff alone. */
export function LookNote({ value, onChange, isReadOnly }: LookNoteProps) {
  const t = useTexts('mfe-admin');
  return (
    <FormField
      label={t('suspicions.look.note')}
      hint={t('suspicions.look.noteHint')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      readOnly={isReadOnly}
    />
  );
}
