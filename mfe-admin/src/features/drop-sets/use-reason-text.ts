import { DIRECT_EDIT_REASON } from '@portico/domain';
import { useTexts } from '@portico/i18n';

/** Why drops were changed; what the portal wrote itself in the language of the page. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts('mfe-admin');
  return (reason) => {
    if (reason === '') return t('dropSets.noReason');
    return reason === DIRECT_EDIT_REASON ? t('dropSets.editedAtOnce') : reason;
  };
}
