import { useCallback } from 'react';
import type { TextResources } from './text-resources';
import type { TextFunction, TextKey, TextParams } from './text-keys';
import { i18n } from './texts';

/**
 * The texts of a namespace: `const t = useTexts('mfe-market'); t('stores.title')`. Keys are checked against its English file. A page
 * has one language for life, and its texts are there before it is rendered: nothing has to be listened to.
 */
export function useTexts<N extends keyof TextResources & string>(
  namespace: N,
): TextFunction<TextResources[N]> {
  return useCallback(
    (key: TextKey<TextResources[N]>, params: TextParams = {}) =>
      String(i18n.t(String(key), { ...params, ns: namespace })),
    [namespace],
  );
}
