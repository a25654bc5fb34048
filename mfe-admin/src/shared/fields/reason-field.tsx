import { ADMIN_REASON_MAX_LENGTH, writtenText } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField, type FormFieldProps } from '@portico/ui';
import { useRef, useState } from 'react';

export interface SentenceFieldProps extends Pick<
  FormFieldProps,
  'label' | 'name' | 'hint' | 'error' | 'maxLength' | 'ref'
> {
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  /** The dialog opens with the focus here: nothing else in it has to be filled in. */
  isFirstFocused?: boolean;
}

/** One line of text from an admin, with the length limit of a reason. */
export function SentenceField({ onChange, isReadOnly, isFirstFocused, ...field }: SentenceFieldProps) {
  return (
    <FormField
      maxLength={ADMIN_REASON_MAX_LENGTH}
      {...field}
      data-first-focus={isFirstFocused || undefined}
      autoCapitalize="sentences"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      readOnly={isReadOnly}
    />
  );
}

export interface ReasonFieldProps extends Pick<
  SentenceFieldProps,
  'value' | 'onChange' | 'isReadOnly' | 'isFirstFocused' | 'hint' | 'ref'
> {
  isMissing: boolean;
}

/** Reason of an admin action, written to the audit log. */
export function ReasonField({ isMissing, ...field }: ReasonFieldProps) {
  const t = useTexts('mfe-admin');
  return (
    <SentenceField
      {...field}
      name="reason"
      label={t('reason.label')}
      error={isMissing ? t('reason.missing') : undefined}
    />
  );
}

/** State of a required reason. `field` goes into `ReasonField`; `read` returns the reason, or focuses the empty field. */
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
