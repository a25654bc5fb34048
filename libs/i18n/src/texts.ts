import { createInstance, type i18n as I18n, type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { numberFormat, withoutOverrides, type Language } from '@portico/domain';
import type { TextParams, TextFunction } from './text-keys';
import type { TextResources } from './text-resources';

/** A texts file as it is stored: nested objects of strings. */
export interface TextBundle {
  [key: string]: string | TextBundle;
}

/** The one i18next of the page. */
export const i18n: I18n = createInstance();

/** Starts i18next with the language of the page; texts are added one namespace at a time as they arrive. */
export function startTexts(language: Language): void {
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    resources: {},
    initAsync: false,
    // React escapes markup. Only direction marks in names remain to be removed.
    interpolation: { escapeValue: true, escape: withoutOverrides },
    // A page keeps its language, and its texts are loaded before it is rendered, so there is nothing to listen to.
    react: { useSuspense: false, bindI18n: false, bindI18nStore: false },
  });
  // The formatter of i18next takes every parameter as an option and caches a formatter for each set of parameters.
  i18n.services.formatter?.add('number', (value: number, lng = 'en') => numberFormat(lng).format(value));
}

/** Adds the texts of one namespace, in the language given or in English as the fallback. */
export function addTexts(language: Language, namespace: string, texts: TextBundle): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

/** Switches the language, for a server that renders pages in several. */
export function changeLanguage(language: Language): void {
  void i18n.changeLanguage(language);
}

/** Fills a text of a page's declaration; `values` are fields of an API answer, by dotted names. */
export function fillText(namespace: string, key: string, values: Readonly<Record<string, unknown>>): string {
  return i18n.t(key, { ns: namespace, replace: values });
}

/** Finds a text by a key known only at run time (an error code, an item type); undefined if there is none. */
export function findText(namespace: string, key: string, params: TextParams = {}): string | undefined {
  const options = { ns: namespace, ...params };
  return i18n.exists(key, options) ? i18n.t(key, options) : undefined;
}

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
