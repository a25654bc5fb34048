import type { Evidence, SiteCallback, VoteSite } from './vote-site.js';

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

const MAX_FIELDS = 12;
const MAX_NAME = 40;
const MAX_VALUE = 120;
const SECRETS = new Set(['secret', 'pingbackkey']);

/** Stored part of untrusted fields: the first few, shortened, as text, and never a secret under any name. */
export function evidenceOf(
  fields: Readonly<Record<string, unknown>>,
  { secret }: Pick<VoteSite, 'secret'>,
): Evidence {
  const kept: [string, string][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (SECRETS.has(name.trim().toLowerCase())) continue;
    const text = textOf(value);
    if (secret !== undefined && `${name} ${text}`.includes(secret)) continue;
    kept.push([name.slice(0, MAX_NAME), text.slice(0, MAX_VALUE)]);
    if (kept.length === MAX_FIELDS) break;
  }
  return Object.fromEntries(kept);
}

/** The same of a callback of which nothing else is believed. */
export function evidenceOfCallback({ query, body }: SiteCallback, site: VoteSite): Evidence {
  return evidenceOf({ ...query, ...(isFields(body) ? body : {}) }, site);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return '[list]';
  if (typeof value === 'object' && value !== null) return '[object]';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
