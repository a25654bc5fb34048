import { useTexts } from '@portico/i18n';
import type { PasswordFieldTexts } from '@portico/ui';

export function usePasswordTexts(): PasswordFieldTexts {
  const t = useTexts('mfe-public');
  return {
    show: t('form.password.show'),
    hide: t('form.password.hide'),
    isShown: t('form.password.isShown'),
    isHidden: t('form.password.isHidden'),
    capsLock: t('form.password.capsLock'),
  };
}
