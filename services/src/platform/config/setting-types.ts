import { isIP } from 'node:net';
import { z } from 'zod';

/** A group of settings that may be omitted: each one has a default or is optional. */
export function section<T extends z.ZodRawShape>(shape: T) {
  const schema = z.strictObject(shape);
  return schema.prefault({} as z.input<typeof schema>);
}

/** A whole number from `minimum` to `maximum`, with its default. */
export function wholeSetting(value: number, minimum: number, maximum: number) {
  return z.int().min(minimum).max(maximum).default(value);
}

/** An amount, or a limit of calls. */
export function amountSetting(value: number) {
  return wholeSetting(value, 1, 1_000_000);
}

export function switchSetting(isOn: boolean) {
  return z.boolean().default(isOn);
}

/** A switch whose default depends on the server, such as on the demo world. */
export const optionalSwitch = z.boolean().optional();

export const folderSetting = z.string().min(1).optional();

/** A text of the owner: one for all languages, or one per language with English as the fallback. */
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

const ORIGIN_FAULT = 'must be only scheme and host, such as https://example.org';

/** Scheme and host only. */
export const originSetting = z
  .url({ protocol: /^https?$/, error: ORIGIN_FAULT })
  .refine((address) => URL.canParse(address) && new URL(address).origin === address, ORIGIN_FAULT);

/** An address outside the portal that visitors can follow. */
export const linkSetting = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

/** An IANA time zone, or hours from GMT as configurations of game servers write them: `GMT-3`. */
export const zoneSetting = z
  .string()
  .transform(ianaZone)
  .refine(isTimeZone, 'must be a time zone such as Asia/Tokyo, UTC or GMT-3');

/** An address, or a range of them as CIDR: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`. */
export const addressRangeSetting = z
  .string()
  .refine(isAddressRange, 'must be an address or a CIDR range, such as 203.0.113.0/24');

export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const FROM_GMT = /^(?:GMT|UTC)([+-])0?(\d{1,2})(?::?00)?$/i;

/** `Etc/GMT+3` is the IANA name of the zone that everybody else writes as GMT-3. */
function ianaZone(name: string): string {
  const [, sign, hours] = FROM_GMT.exec(name.trim()) ?? [];
  if (hours === undefined) return name.trim();
  return Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '-' ? '+' : '-'}${Number(hours)}`;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
