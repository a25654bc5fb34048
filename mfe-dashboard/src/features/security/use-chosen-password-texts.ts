import { useTexts } from '@portico/i18n';
import type { ChosenPasswordTexts } from '@portico/portal-kit/form';

/** What is said of a password that is chosen. */
export function useChosenPasswordTexts(): ChosenPasswordTexts {
  const t = useTexts('mfe-dashboard');
  return {
    hint: t('security.strength.hint'),
    tooLongForGame: t('security.strength.tooLongForGame'),
    title: t('security.strength.title'),
    words: {
      weak: t('security.strength.weak'),
      fair: t('security.strength.fair'),
      good: t('security.strength.good'),
      strong: t('security.strength.strong'),
    },
    advice: {
      length: t('security.strength.advice.length'),
      mixedCase: t('security.strength.advice.mixedCase'),
      digit: t('security.strength.advice.digit'),
      symbol: t('security.strength.advice.symbol'),
    },
    missing: t('security.strength.missing'),
    followed: t('security.strength.followed'),
  };
}
