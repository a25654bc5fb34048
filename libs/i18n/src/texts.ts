import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numberFormat, withoutOverrides, type Language } from '@portico/domain';
import type { TextParams } from './text-keys';

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
    // React escapes markup; what is left to do is that a name cannot turn the words around it.
    interpolation: { escapeValue: true, escape: withoutOverrides },
    // A page has one language for life, and its texts are there before it is rendered: nothing has to be listened to.
    react: { useSuspense: false, bindI18n: false, bindI18nStore: false },
  });
  // The formatter of i18next takes every parameter for an option, and keeps one formatter per set of parameters.
  i18n.services.formatter?.add('number', (value: number, lng = 'en') => numberFormat(lng).format(value));
}

/** Adds the texts of one namespace, in the language given or in English as the fallback. */
export function addTexts(language: Language, namespace: string, texts: TextBundle): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

/** Goes on in another language, where a server renders pages of several. */
export function changeLanguage(language: Language): void {
  void i18n.changeLanguage(language);
}

/** A text of a declaration; `values` are what an answer of the API says, by dotted names. */
export function fillText(namespace: string, key: string, values: Readonly<Record<string, unknown>>): string {
  return i18n.t(key, { ns: namespace, replace: values });
}

/** A text by a key that is only known at run time (an error code, an item type); undefined where there is none. */
export function findText(namespace: string, key: string, params: TextParams = {}): string | undefined {
  const options = { ns: namespace, ...params };
  return i18n.exists(key, options) ? i18n.t(key, options) : undefined;
}
