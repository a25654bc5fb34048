import { createHmac } from 'node:crypto';
import { isRecord } from '../../../platform/collections/index.js';
import { AddressList } from '../../../platform/http/index.js';
import { isSameSecret } from '../../../platform/keys/index.js';
import type { Evidence, SiteCallback, SiteProof, VoteSite } from './vote-site.js';

/** No site sends a longer voter name, address or reason. */
const MAX_TEXT = 120;

export type Fields = Readonly<Record<string, unknown>>;

/** Text of a field, '' if absent; undefined for a list, an object or a text that is too long. */
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

/** Stored part of untrusted fields: the first few, shortened, as text. A secret is never stored, whatever its field is called. */
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

export function evidenceOfCallback({ query, body }: SiteCallback, site: VoteSite): Evidence {
  return evidenceOf({ ...query, ...(isRecord(body) ? body : {}) }, site);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return '[list]';
  if (typeof value === 'object' && value !== null) return '[object]';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** `listingUnproved`: the site's calls count, but do not prove for which of its listings somebody voted. */
export type SiteReadiness = 'ready' | 'listingUnproved' | 'secretMissing' | 'addressesMissing';

export function readinessOf(site: Pick<VoteSite, 'addresses' | 'secret'>, proof: SiteProof): SiteReadiness {
  if (proof === 'address' && site.addresses.length === 0) return 'addressesMissing';
  if (proof === 'address') return site.secret === undefined ? 'listingUnproved' : 'ready';
  return site.secret === undefined ? 'secretMissing' : 'ready';
}

export function canProve(site: Pick<VoteSite, 'addresses' | 'secret'>, proof: SiteProof): boolean {
  const readiness = readinessOf(site, proof);
  return readiness === 'ready' || readiness === 'listingUnproved';
}

export function secretNameOf(id: string): string {
  return `PORTICO_VOTE_SECRET_${id.toUpperCase().replaceAll('-', '_')}`;
}

/** Whether the call came to this listing's address. Anyone may list another server with it, and those calls come from the same hosts. */
export function isToListing(site: VoteSite, { secret }: SiteCallback): boolean {
  return site.secret === undefined || isSecretOf(site, secret);
}

const lists = new WeakMap<VoteSite, AddressList>();

export function mayCallFrom(site: VoteSite, { address }: SiteCallback): boolean {
  if (site.addresses.length === 0) return true;
  const list = lists.get(site) ?? new AddressList(site.addresses);
  lists.set(site, list);
  return list.has(address);
}

/** Compares in constant time, which reveals nothing about the secret, not even its length. */
export function isSecretOf({ secret }: VoteSite, given: unknown): boolean {
  return secret !== undefined && typeof given === 'string' && isSameSecret(given, secret);
}

export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export function isSignatureOf({ secret }: VoteSite, body: string, given: unknown): boolean {
  return (
    secret !== undefined &&
    typeof given === 'string' &&
    isSameSecret(given.toLowerCase(), signatureOf(body, secret))
  );
}
