import { useTranslation } from 'react-i18next';
import type { TextResources } from './text-resources';
import type { TextFunction } from './text-keys';

/** The texts of a namespace: `const t = useTexts('mfe-market'); t('stores.title')`. Keys are checked against its English file. */
export function useTexts<N extends keyof TextResources & string>(
  namespace: N,
): TextFunction<TextResources[N]> {
  return useTranslation<string>(namespace).t;
}
