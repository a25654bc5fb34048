import { useTexts } from '@portico/i18n';
import { AUDIT_ACTIONS } from './audit-log.queries';

/** An act in words; its own word where this release does not know it. */
export function useActionText(): (action: string) => string {
  const t = useTexts('mfe-admin');
  return (action) => {
    const known = AUDIT_ACTIONS.find((one) => one === action);
    return known === undefined ? action : t(`auditLog.action.${known}`);
  };
}
