/** No site sends a longer name of a voter, address or reason. */
const MAX_TEXT = 120;

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is what a form or a JSON object is read as. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a field, '' where it is absent; undefined for a list, an object or a text that is longer than any of a site's. */
export function textField(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > MAX_TEXT) return undefined;
  return value.trim();
}
