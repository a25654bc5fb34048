import { numberFormat } from '@portico/domain';
import { findText, i18n, type TextParams } from '@portico/i18n';
import type { KIT_TEXT_KEYS } from './kit-text-keys';

export type KitTextKey = (typeof KIT_TEXT_KEYS)[number];

const NAMESPACE = 'shell';

/** A text of portal-kit in the language of the page. */
export function kitText(key: KitTextKey, params?: TextParams): string {
  return findText(NAMESPACE, key, params) ?? key;
}

/** The text of an error code with its numbers in the page's language; undefined for an unknown code. */
export function errorCodeText(code: string, params: TextParams = {}): string | undefined {
  const number = numberFormat(i18n.language);
  const written: TextParams = {};
  for (const [name, value] of Object.entries(params)) {
    written[name] = typeof value === 'number' ? number.format(value) : value;
  }
  const permission = findText(NAMESPACE, `kit.permission.${params['permission']}`);
  if (permission !== undefined) written['permission'] = permission;
  return findText(NAMESPACE, `errors.${code}`, written);
}
