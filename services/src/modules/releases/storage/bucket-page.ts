export interface BucketPage {
  keys: string[];
  /** Token of the next page; undefined if this one is the last. */
  next: string | undefined;
}

const KEYS = /<Key>([^<]*)<\/Key>/g;
const NEXT_PAGE = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;
const TRUNCATED = /<IsTruncated>\s*(\w+)\s*<\/IsTruncated>/;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Undefined if the text is not a list, or a list that continues without a token for its next part. */
export function pageOf(text: string | undefined, prefix: string): BucketPage | undefined {
  if (text?.includes('<ListBucketResult') !== true) return undefined;
  const keys = [...text.matchAll(KEYS)].map(([, key = '']) => decoded(key).slice(prefix.length));
  const [, truncated] = TRUNCATED.exec(text) ?? [];
  const [, token] = NEXT_PAGE.exec(text) ?? [];
  if (truncated === 'true' && token === undefined) return undefined;
  return { keys, next: truncated === 'false' || token === undefined ? undefined : decoded(token) };
}

/** Text of XML: stores write `+`, `=` and `/` of a token as entities. */
function decoded(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
