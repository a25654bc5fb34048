import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField } from '@portico/ui';
import type { Ref } from 'react';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
  isReadOnly: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Why drops are changed; it stands in the audit log. */
export function ReasonField({ value, onChange, isMissing, isReadOnly, ref }: ReasonFieldProps) {
  const t = useTexts('mfe-admin');
  return (
    <FormField
      ref={ref}
      name="reason"
      label={t('dropEdits.reason.label')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={t('dropEdits.reason.hint')}
      error={isMissing ? t('dropEdits.reason.missing') : undefined}
      readOnly={isReadOnly}
    />
  );
}
