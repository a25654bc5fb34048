import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@portico/domain';
import { findText } from '@portico/i18n';
import { errorCodeText, useFormat } from '@portico/portal-kit';

/** The words for a rule that a field breaks; undefined for rules that this page does not know. */
export function useIssueText(): (field: string, rule: string) => string | undefined {
  const { number } = useFormat();
  const numbers: Readonly<Record<string, number>> = {
    email: EMAIL_MAX_LENGTH,
    password: PASSWORD_MAX_LENGTH,
  };
  return (field, rule) =>
    errorCodeText(rule) ??
    findText('mfe-public', `register.issue.${field}.${rule}`, { max: number(numbers[field] ?? 0) });
}
