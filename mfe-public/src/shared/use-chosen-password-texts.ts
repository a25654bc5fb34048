import { useTexts } from '@portico/i18n';
import type { ChosenPasswordTexts } from '@portico/portal-kit/form';

/** What is said of a password that is chosen. */
export function useChosenPasswordTexts(): ChosenPasswordTexts {
  const t = useTexts('mfe-public');
  return {
    hint: t('register.hint.password'),
    tooLongForGame: t('register.hint.tooLongForGame'),
    title: t('register.strength.title'),
    words: {
      weak: t('register.strength.weak'),
      fair: t('register.strength.fair'),
      good: t('register.strength.good'),
      strong: t('register.strength.strong'),
    },
    advice: {
      length: t('register.strength.advice.length'),
      mixedCase: t('register.strength.advice.mixedCase'),
      digit: t('register.strength.advice.digit'),
      symbol: t('register.strength.advice.symbol'),
    },
    missing: t('register.strength.missing'),
    followed: t('register.strength.followed'),
  };
}
