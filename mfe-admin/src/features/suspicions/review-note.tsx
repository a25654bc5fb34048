import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField } from '@portico/ui';

interface ReviewNoteProps {
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
}

/** Note of who reviewed findings, for the staff alone. */
export function ReviewNote({ value, onChange, isReadOnly }: ReviewNoteProps) {
  const t = useTexts('mfe-admin');
  return (
    <FormField
      label={t('suspicions.review.note')}
      hint={t('suspicions.review.noteHint')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      readOnly={isReadOnly}
    />
  );
}
