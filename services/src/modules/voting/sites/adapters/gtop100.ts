import { isRecord } from '../../../../platform/collections/index.js';
import { evidenceOf, evidenceOfCallback, type Fields, isSecretOf, textField } from '../site-proof.js';
import type { MalformedVote, ReportedVote, VoteSite, VoteSiteAdapter } from '../vote-site.js';

const MAX_ENTRIES = 500;
const COUNTED = '0';
const FORM = { token: 'pingUsername', success: 'Successful' };
const BATCH = { token: 'pb_name', success: 'success' };

/**
 * https://gtop100.com/test/pingback: a form per vote, or JSON with many votes, each with the `pingbackkey`. Sent again until the answer
 * is 200. Votes may have no name. An entry of a batch is a list of objects with one field each.
 */
export const gtop100: VoteSiteAdapter = {
  proof: 'secret',

  read(callback, site) {
    const { method, body } = callback;
    const refused = (verdict: 'malformed' | 'forged') => ({
      verdict,
      fields: evidenceOfCallback(callback, site),
    });
    if (method !== 'POST' || !isRecord(body)) return refused('malformed');
    if (!isSecretOf(site, body.pingbackkey)) return refused('forged');
    const votes = votesOf(body, site);
    return votes === undefined ? refused('malformed') : { verdict: 'genuine', votes };
  },

  voteIn(fields) {
    const { token, success } = FORM.token in fields ? FORM : BATCH;
    return { token: fields[token] ?? '', hasCounted: fields[success] === COUNTED };
  },

  sample(token, { secret = '' }) {
    const fields = { VoterIP: '192.0.2.1', Successful: COUNTED, Reason: '', pingUsername: token };
    return {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, pingbackkey: secret }).toString(),
    };
  },
};

function votesOf(body: Fields, site: VoteSite): (ReportedVote | MalformedVote)[] | undefined {
  const { Common: batch } = body;
  if (batch === undefined) {
    const vote = voteOf(body, FORM, site);
    return 'token' in vote ? [vote] : undefined;
  }
  if (!Array.isArray(batch) || batch.length > MAX_ENTRIES) return undefined;
  return batch.map((entry: unknown) => {
    const fields = entryOf(entry);
    return fields === undefined ? { malformed: evidenceOf({ entry }, site) } : voteOf(fields, BATCH, site);
  });
}

/** An entry is an object, or several objects in a list or an object. Their fields are merged and must not repeat. */
function entryOf(entry: unknown): Fields | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const parts: unknown[] = Object.values(entry);
  if (!Array.isArray(entry) && !parts.some(isRecord)) return { ...entry };
  const fields: Record<string, unknown> = Object.create(null);
  for (const part of parts) {
    if (!isRecord(part)) return undefined;
    for (const [name, value] of Object.entries(part)) {
      if (Object.hasOwn(fields, name)) return undefined;
      fields[name] = value;
    }
  }
  return fields;
}

function voteOf(fields: Fields, names: typeof FORM, site: VoteSite): ReportedVote | MalformedVote {
  const token = textField(fields[names.token]);
  const success = textField(fields[names.success]);
  const evidence = evidenceOf(fields, site);
  const isVote = token !== undefined && success !== undefined && token + success !== '';
  if (!isVote) return { malformed: evidence };
  return { token, hasCounted: success === COUNTED, fields: evidence };
}
