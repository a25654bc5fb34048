import { createHmac } from 'node:crypto';
import { Agent } from 'node:http';
import { ask } from '../load/send.mjs';
import { Bank, nameOf, START } from '../money/bank.mjs';

const SITES = ['north', 'south', 'west'];
const SECRET = 'a secret of the bench';
const PAID = { nx: 2000, votePoints: 1 };
/** Most connections that open votes at once, each from its own address. */
const OPENING = 32;

export const VOTES_OF_ACCOUNT = SITES.length;

export const VOTING = {
  sites: SITES.map((id) => ({
    id,
    name: id,
    kind: 'signed',
    url: `https://${id}.example/in?name={token}`,
    ...PAID,
  })),
};
const SETTINGS = { server: { voting: VOTING } };

/** Accounts that vote on sites with a known secret. */
export class Ballot {
  constructor(bank) {
    this.bank = bank;
    for (const id of SITES) bank.environment[`PORTICO_VOTE_SECRET_${id.toUpperCase()}`] = SECRET;
  }

  static async embedded() {
    return new Ballot(await Bank.embedded(SETTINGS));
  }

  static async mariadb() {
    return new Ballot(await Bank.mariadb(SETTINGS));
  }

  /** Opens a vote of each account on each site. Returns the callbacks that the sites will send. */
  async openVotes(base, ids) {
    const agent = new Agent({ keepAlive: true, maxSockets: OPENING });
    const wanted = ids.flatMap((id) => openingsOf(id));
    const callbacks = [];
    const open = async (from) => {
      for (let one = wanted.pop(); one !== undefined; one = wanted.pop()) {
        const answer = await ask({ base, from, agent }, one.opening);
        callbacks.push(callbackOf(one.site, answer));
      }
    };
    await Promise.all(Array.from({ length: OPENING }, (_, index) => open(`127.0.8.${1 + index}`)));
    agent.destroy();
    return callbacks;
  }

  async faults(ids) {
    const votes = ids.length * VOTES_OF_ACCOUNT;
    const perAccount = { nx: VOTES_OF_ACCOUNT * PAID.nx, votePoints: VOTES_OF_ACCOUNT * PAID.votePoints };
    const expected = {
      'votes that are credited': votes,
      'other votes': 0,
      'accounts whose day has used up what they voted': ids.length,
      'accounts that have what their votes paid': ids.length,
      'entries of the ledger': votes * 2,
      'grants that wait': 0,
      'callbacks that were kept as confirmed': votes,
    };
    const [from, to] = [ids[0], ids.at(-1)];
    const ofDay = [from, to, VOTES_OF_ACCOUNT, perAccount.nx, perAccount.votePoints];
    const counts = [
      await this.#count("portal_vote WHERE account_id BETWEEN ? AND ? AND state = 'credited'", [from, to]),
      await this.#count("portal_vote WHERE account_id BETWEEN ? AND ? AND state <> 'credited'", [from, to]),
      await this.#count(
        'portal_vote_day WHERE account_id BETWEEN ? AND ? AND votes = ? AND nx = ? AND vp = ?',
        ofDay,
      ),
      await this.#count('accounts WHERE id BETWEEN ? AND ? AND nxCredit = ? AND votepoints = ?', [
        from,
        to,
        START.NX + perAccount.nx,
        START.VP + perAccount.votePoints,
      ]),
      await this.#count("portal_ledger WHERE account_id BETWEEN ? AND ? AND reason = 'vote'", [from, to]),
      await this.#count('portal_pending_grant WHERE account_id BETWEEN ? AND ? AND delivered_at IS NULL', [
        from,
        to,
      ]),
      await this.#count("portal_vote_callback WHERE account_id BETWEEN ? AND ? AND verdict = 'confirmed'", [
        from,
        to,
      ]),
    ];
    return Object.entries(expected).flatMap(([what, count], index) =>
      counts[index] === count ? [] : [`${what}: ${counts[index]}, expected ${count}`],
    );
  }

  async #count(what, values) {
    const [row] = await this.bank.rows(`SELECT COUNT(*) AS count FROM ${what}`, values);
    return Number(row.count);
  }
}

export const openingsOf = (id) =>
  SITES.map((site) => {
    const body = JSON.stringify({ site, username: nameOf(id) });
    return { site, opening: { method: 'POST', path: '/api/voting/open', body } };
  });

/** Builds the callback to the answer of an opening, as docs/voting.md describes it. */
export function callbackOf(site, answer) {
  if (answer.status !== 200) throw new Error(`No vote is opened: ${JSON.stringify(answer)}`);
  const token = new URL(answer.body.url).searchParams.get('name');
  const body = JSON.stringify({ token, counted: true });
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  const headers = { 'x-portico-signature': `sha256=${signature}` };
  return { method: 'POST', path: `/api/voting/callback/${site}`, body, headers };
}
