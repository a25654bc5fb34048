/** A vote: `opened` with a token, `confirmed` by its site, `credited` once all rewards arrived, or `refused`. Confirmed and credited ones count. */
export const VOTE_STATES = ['opened', 'confirmed', 'credited', 'refused'] as const;
export type VoteState = (typeof VOTE_STATES)[number];

/**
 * Why a vote paid nothing: it was reported after its token expired, or never; the daily votes were used up; the
 * site's cool-down was still running; both daily caps were reached; or the site itself did not count it.
 */
export const VOTE_REFUSALS = ['expired', 'dayLimit', 'coolDown', 'caps', 'notCounted'] as const;
export type VoteRefusal = (typeof VOTE_REFUSALS)[number];

/** After the vote page opens, the portal is asked this many times, at this interval, whether the vote has arrived. */
export const VOTE_POLL_MS = 10_000;
export const VOTE_POLL_ATTEMPTS = 12;

/** How vote sites report votes to the portal. */
export const VOTE_SITE_KINDS = ['gtop100', 'topg', 'arena-top100', 'top100arena', 'signed'] as const;
export type VoteSiteKind = (typeof VOTE_SITE_KINDS)[number];

/**
 * Result of one vote in a callback. `confirmed`: counted. `refused`: not counted, see `VoteRefusal`. `duplicate`:
 * reported before. `unknown`: no vote was opened with its token. `forged`: the proof is wrong or missing.
 * `malformed`: not in the site's format. `test`: a sample from the owner or from the site's test page.
 */
export const CALLBACK_VERDICTS = [
  'confirmed',
  'refused',
  'duplicate',
  'unknown',
  'forged',
  'malformed',
  'test',
] as const;
export type CallbackVerdict = (typeof CALLBACK_VERDICTS)[number];
