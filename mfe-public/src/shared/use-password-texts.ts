import { useTexts } from '@portico/i18n';
import type { ChosenPasswordTexts } from '@portico/portal-kit/form';
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

export function useChosenPasswordTexts(): ChosenPasswordTexts {
  const t = useTexts('mfe-public');
  return {
    hint: t('password.hint'),
    tooLongForGame: t('password.tooLongForGame'),
    title: t('password.strength.title'),
    words: {
      weak: t('password.strength.weak'),
      fair: t('password.strength.fair'),
      good: t('password.strength.good'),
      strong: t('password.strength.strong'),
    },
    advice: {
      length: t('password.strength.advice.length'),
      mixedCase: t('password.strength.advice.mixedCase'),
      digit: t('password.strength.advice.digit'),
      symbol: t('password.strength.advice.symbol'),
    },
    missing: t('password.strength.missing'),
    followed: t('password.strength.followed'),
  };
}
