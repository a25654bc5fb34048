/** No site sends a longer name of a voter, address or reason. */
const MAX_TEXT = 120;

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of a field, '' if absent; undefined for a list, an object or an overlong text. */
export function textField(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > MAX_TEXT) return undefined;
  return value.trim();
}
