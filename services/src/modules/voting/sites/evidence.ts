import type { SiteCallback, Evidence } from './vote-site-adapter.js';
import { isFields } from './fields.js';
import type { VoteSite } from './vote-site.js';

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
