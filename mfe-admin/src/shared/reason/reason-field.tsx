import { ADMIN_REASON_MAX_LENGTH, writtenText } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField } from '@portico/ui';
import { useRef, useState, type Ref } from 'react';

export interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  isMissing: boolean;
  isReadOnly: boolean;
  hint: string;
  ref: Ref<HTMLInputElement>;
}

/** Reason of an admin action, written to the audit log. */
export function ReasonField({ value, onChange, isMissing, isReadOnly, hint, ref }: ReasonFieldProps) {
  const t = useTexts('mfe-admin');
  return (
    <FormField
      ref={ref}
      name="reason"
      label={t('reason.label')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={hint}
      error={isMissing ? t('reason.missing') : undefined}
      readOnly={isReadOnly}
    />
  );
}

/** State of a required reason. `field` goes into `ReasonField`; `read` returns it, or focuses the empty field. */
export function useReason(initial = '') {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const reason = writtenText(value);
  const read = (movesFocus = true) => {
    setIsTried(true);
    if (reason !== '') return reason;
    if (movesFocus) ref.current?.focus();
    return undefined;
  };
  return { field: { ref, value, onChange: setValue, isMissing: isTried && reason === '' }, read };
}
