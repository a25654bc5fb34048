/**
 * A vote: `opened` with a token for one site, `confirmed` once that site has reported it, `credited` when all that it paid has arrived, or
 * `refused`. Only confirmed and credited votes count.
 */
export const VOTE_STATES = ['opened', 'confirmed', 'credited', 'refused'] as const;
export type VoteState = (typeof VOTE_STATES)[number];

/**
 * Why a vote paid nothing: it was reported after its token had expired, or never; the votes of the day were used up; the site's
 * cool-down had not passed; both caps of the day were reached; or the site itself did not count it.
 */
export const VOTE_REFUSALS = ['expired', 'dayLimit', 'coolDown', 'caps', 'notCounted'] as const;
export type VoteRefusal = (typeof VOTE_REFUSALS)[number];

/** After the vote page has opened, the portal is asked so often, and so many times, whether the vote has arrived. */
export const VOTE_POLL_MS = 10_000;
export const VOTE_POLL_ATTEMPTS = 12;

/** How vote sites report votes to the portal. */
export const VOTE_SITE_KINDS = ['gtop100', 'topg', 'arena-top100', 'top100arena', 'signed'] as const;
export type VoteSiteKind = (typeof VOTE_SITE_KINDS)[number];

/**
 * Outcome of one vote in a callback. `confirmed`: counted. `refused`: not counted, see `VoteRefusal`.
 * `duplicate`: reported before. `unknown`: no vote was opened with its token. `forged`: the proof is wrong or
 * missing. `malformed`: not in the format of the site. `test`: a sample sent by the owner or by the site's own
 * test page.
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
