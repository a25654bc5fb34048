import { findText, type TextParams } from '@portico/i18n';

/** Texts that portal-kit shows; they stand in the shell's files, whose check looks for them. */
export const KIT_TEXT_KEYS = [
  'kit.error.title',
  'kit.error.requestId',
  'kit.error.retry',
  'kit.error.unknown',
  'kit.notFound.title',
  'kit.notFound.message',
  'kit.notFound.home',
  'kit.loading',
  'kit.copied',
  'ban.defaultReason',
  'kit.unavailable.title',
  'kit.unavailable.guilds',
  'kit.unavailable.monsterBook',
  'kit.unavailable.wornItems',
  'kit.unavailable.monsterDrops',
  'kit.unavailable.globalDrops',
  'kit.unavailable.reactorDrops',
] as const;

export type KitTextKey = (typeof KIT_TEXT_KEYS)[number];

const NAMESPACE = 'shell';

/** A text of portal-kit in the language of the page. */
export function kitText(key: KitTextKey, params?: TextParams): string {
  return findText(NAMESPACE, key, params) ?? key;
}

/** The text of an error code, undefined for a code the portal does not know. */
export function errorCodeText(code: string, params?: TextParams): string | undefined {
  return findText(NAMESPACE, `errors.${code}`, params);
}
