import { hash } from 'node:crypto';

/** Maximum length of a message that a browser sends. Only this part is read. */
export const MAX_REPORTED_MESSAGE = 300;

const MAX_KEPT_MESSAGE = 200;
const FINGERPRINT_LENGTH = 16;

/** One line without control and direction characters, queries, mail addresses and long codes: anyone may have sent it. */
export function cleanMessage(text: string): string {
  return (
    text
      .slice(0, MAX_REPORTED_MESSAGE)
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replace(/[?#][^\s"'`<>()]*=[^\s"'`<>()]*/g, '')
      .replace(/[^\s@"'`<>()]{1,64}@[^\s@"'`<>()]{1,64}/g, '…@…')
      .replace(/(?=[\w-]*\d)[\w-]{24,}/g, '…')
      .trim()
      .slice(0, MAX_KEPT_MESSAGE)
      // The cut may have left half of a character.
      .replace(/\p{Cs}$/u, '')
  );
}

/** Messages that differ only in numbers count as one error. */
export function fingerprintOf(message: string): string {
  return hash('sha1', message.toLowerCase().replace(/\d+/g, '0'), 'hex').slice(0, FINGERPRINT_LENGTH);
}
