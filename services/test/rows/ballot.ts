import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { VoteSites } from '../../src/modules/voting/sites/vote-sites.js';
import type { OpenedVoteDto, VoteStatusDto } from '../../src/modules/voting/voting.dto.js';
import { VotesService } from '../../src/modules/voting/votes/votes.service.js';
import type { ConfirmOptions, VoteOutcome } from '../../src/modules/voting/votes/votes.service.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestAnswer, type TestApi, type TestApiOptions } from '../harness/start-api.js';

export interface TestSite {
  id: string;
  coolDownMinutes?: number;
  nx?: number;
  votePoints?: number;
  votesPerDay?: number;
}

export interface BallotOptions extends Pick<
  TestApiOptions,
  'engine' | 'databaseUrl' | 'environment' | 'gameTables'
> {
  sites: readonly TestSite[];
  /** More than the defaults of `guide.program`. */
  program?: Record<string, number>;
}

export interface TestVoter {
  id: number;
  name: string;
  token: string;
}

/** The columns of `portal_vote` that tests read. */
export interface VoteRow {
  id: number;
  state: string;
  reason: string | null;
  day: string | null;
  nx: number;
  vp: number;
}

/** Portal with vote sites. Its background jobs run only when a test calls them. */
export async function startBallot({ sites, program, ...options }: BallotOptions): Promise<Ballot> {
  const server = {
    limits: { vote: 1_000_000, read: 1_000_000, spend: 1_000_000 },
    inFlight: { requests: 64 },
    voting: {
      sites: sites.map((site) => ({
        ...site,
        name: site.id,
        kind: 'signed',
        url: `https://${site.id}.example/in?name={token}`,
      })),
    },
  };
  const guide = program === undefined ? {} : { guide: { program } };
  return new Ballot(await startApi({ ...options, settings: { server, ...guide } }));
}

/** Accounts that vote, and the sites' reports about them. */
export class Ballot {
  private lastId = 0;

  constructor(readonly api: TestApi) {}

  /** An account with a character, unless `characters` is 0. */
  async newVoter(account: Record<string, number | string> = {}, characters = 1): Promise<TestVoter> {
    const id = (this.lastId += 1);
    const name = `Voter${id}`;
    await this.api.seed(async (manager) => {
      await insertAccount(manager, id, { name, ...account });
      if (characters > 0) await insertCharacter(manager, 100_000 + id, { accountid: id });
    });
    return { id, name, token: await this.api.app.get(SessionsService).open(id) };
  }

  open<T = OpenedVoteDto>(voter: TestVoter, site: string): Promise<TestAnswer<T>> {
    return this.post<T>('/api/voting/open', voter.token, { site });
  }

  openByName<T = OpenedVoteDto>(username: string, site: string): Promise<TestAnswer<T>> {
    return this.post<T>('/api/voting/open', undefined, { site, username });
  }

  async tokenOf(voter: TestVoter, site: string): Promise<string> {
    return tokenIn(await this.open(voter, site));
  }

  post<T>(address: string, token: string | undefined, payload: object): Promise<TestAnswer<T>> {
    return this.api.call<T>(address, { method: 'POST', token, payload });
  }

  /** Outcome of a report after its proof was verified. */
  report(
    site: string,
    token: string,
    { hasCounted = true, ...options }: ConfirmOptions & { hasCounted?: boolean } = {},
  ): Promise<VoteOutcome> {
    const { app } = this.api;
    return app
      .get(VotesService)
      .confirm(app.get(VoteSites).findOrFail(site), { token, hasCounted, fields: {} }, options);
  }

  /** Opens a vote and has its site report it. */
  async vote(voter: TestVoter, site: string): Promise<VoteOutcome> {
    return this.report(site, await this.tokenOf(voter, site));
  }

  async status({ token }: TestVoter): Promise<VoteStatusDto> {
    return (await this.api.call<VoteStatusDto>('/api/voting/status', { token })).body;
  }

  votesOf({ id }: Pick<TestVoter, 'id'>): Promise<VoteRow[]> {
    return this.select(
      'SELECT id, state, reason, day, nx, vp FROM portal_vote WHERE account_id = ? ORDER BY id',
      id,
    );
  }

  daysOf({ id }: TestVoter): Promise<{ day: string; votes: number; nx: number; vp: number }[]> {
    return this.select(
      'SELECT day, votes, nx, vp FROM portal_vote_day WHERE account_id = ? AND votes > 0 ORDER BY day',
      id,
    );
  }

  async balancesOf({ id }: TestVoter): Promise<{ nx: number; vp: number } | undefined> {
    const rows = await this.select<{ nx: number; vp: number }>(
      'SELECT COALESCE(nxCredit, 0) AS nx, votepoints AS vp FROM accounts WHERE id = ?',
      id,
    );
    return rows[0];
  }

  select<Row>(sql: string, ...parameters: (number | string)[]): Promise<Row[]> {
    return this.api.database.reader.query<Row[]>(sql, parameters);
  }

  write(sql: string, ...parameters: (number | string)[]): Promise<void> {
    return this.api.seed((manager) => manager.query(sql, parameters));
  }

  /** The complete output of `portico ledger verify`. */
  async findings(): Promise<string[]> {
    const found: string[] = [];
    await verifyLedger(this.api.unitOfWork, ({ kind, accountId, text }) => {
      found.push(`${kind} ${accountId} ${text}`);
    });
    return found;
  }
}

/** The token in the address of an opened vote. */
export function tokenIn({ body }: TestAnswer<OpenedVoteDto>): string {
  return new URL(body.url).searchParams.get('name') ?? '';
}
