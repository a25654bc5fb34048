import type { DropFault, DropWarning } from '@portico/domain';
import { useTexts } from '@portico/i18n';

/** What is wrong with a row, or what to think of before it is applied. */
export function useDropIssueText(): (code: DropFault | DropWarning) => string {
  const t = useTexts('mfe-admin');
  return (code) => t(`dropEdits.issue.${code}`);
}
