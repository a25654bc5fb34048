import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { i18n } from './texts';
import type { TextResources } from './text-resources';
import type { TextFunction } from './text-keys';

/** Gives a remote that uses react-i18next itself its own texts: `useTranslation()` without a namespace. Ours have `useTexts`. */
export { I18nextProvider as TextsProvider } from 'react-i18next';

const functions = new Map<string, TFunction>();

/** Rerenders when texts change under an open page, which happens only in development. */
const useLatestTexts = process.env.NODE_ENV === 'development' ? () => void useTranslation() : () => {};

/**
 * The texts of a namespace: `const t = useTexts('mfe-market'); t('stores.meta.title')`. Keys are checked against its English file.
 * `useTranslation` would cost a fifth of a page's rendering: it copies its whole i18next for each component.
 */
export function useTexts<N extends keyof TextResources & string>(
  namespace: N,
): TextFunction<TextResources[N]> {
  useLatestTexts();
  const key = `${i18n.language} ${namespace}`;
  const known = functions.get(key) ?? i18n.getFixedT<string>(i18n.language, namespace);
  functions.set(key, known);
  return known;
}
