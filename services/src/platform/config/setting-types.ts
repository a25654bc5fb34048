import { z } from 'zod';

/** Words that the owner writes: one text for all languages, or one a language with English for those that have none. */
export function textSetting(maximum: number) {
  const words = z.string().trim().min(1).max(maximum);
  return z
    .union([
      words,
      z.strictObject({
        en: words,
        zh: words.optional(),
        ja: words.optional(),
        'pt-BR': words.optional(),
        ru: words.optional(),
        ko: words.optional(),
        he: words.optional(),
      }),
    ])
    .describe('One text, or one a language: { "en": ..., "he": ... }');
}

/** Scheme and host alone. */
export const originSetting = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => URL.canParse(address) && new URL(address).origin === address,
    'must be scheme and host alone, such as https://example.org',
  );

/** Address outside of the portal that visitors are led to. */
export const linkSetting = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

/** Name of a time zone as the IANA database has it. */
export const zoneSetting = z.string().refine(isTimeZone, 'must be a time zone such as Asia/Tokyo or UTC');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
