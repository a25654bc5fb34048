import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextResources } from './text-resources';
import type { TextFunction, TextKey, TextParams } from './text-keys';
import { i18n } from './texts';

/** The texts of a namespace: `const t = useTexts('mfe-market'); t('stores.title')`. Keys are checked against its English file. */
export function useTexts<N extends keyof TextResources & string>(
  namespace: N,
): TextFunction<TextResources[N]> {
  const { t } = useTranslation(namespace, { i18n });
  return useCallback(
    (key: TextKey<TextResources[N]>, params: TextParams = {}) => String(t(key, { ...params, ns: namespace })),
    [t, namespace],
  );
}
