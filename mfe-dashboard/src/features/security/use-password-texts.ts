import { useTexts } from '@portico/i18n';
import type { PasswordFieldTexts } from '@portico/ui';

/** Texts of a password field. */
export function usePasswordTexts(): PasswordFieldTexts {
  const t = useTexts('mfe-dashboard');
  return {
    show: t('security.field.show'),
    hide: t('security.field.hide'),
    isShown: t('security.field.isShown'),
    isHidden: t('security.field.isHidden'),
    capsLock: t('security.field.capsLock'),
  };
}
