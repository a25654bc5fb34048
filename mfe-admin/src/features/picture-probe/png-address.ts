/** An address that the page may ask: below the portal, or below the origin of pictures of the settings. */
export type PngAddress = { code: 'ok'; url: string } | { code: 'empty' | 'malformed' | 'elsewhere' };

/** Reads what was entered: a path such as `/png.php/Coat/01040002.img/stand1.0.mail.png`, or a whole address. */
export function readPngAddress(text: string, base: string, allowed: readonly string[]): PngAddress {
  const typed = text.trim();
  if (typed === '') return { code: 'empty' };
  if (!URL.canParse(typed, base)) return { code: 'malformed' };
  const url = new URL(typed, base);
  return allowed.includes(url.origin) ? { code: 'ok', url: url.href } : { code: 'elsewhere' };
}
