import { HOUR_MS } from '@portico/domain';
import { SessionsService } from '../../src/modules/identity/index.js';
import { type PushBrowsersDto, PushSubscriptionEntity } from '../../src/modules/push/index.js';
import { ReminderDelivery } from '../../src/modules/voting/reminders/reminder-delivery.js';
import { VoteSites } from '../../src/modules/voting/sites/vote-sites.js';
import { VoteTokens } from '../../src/modules/voting/sites/vote-tokens.js';
import { VotesService } from '../../src/modules/voting/votes/votes.service.js';
import { type PushService, startPushService, type TestBrowser } from '../harness/push-service.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi, type TestApiOptions } from '../harness/start-api.js';

export const REMINDERS = '/api/voting/reminders';
export const REMOVE = '/api/voting/reminders/remove';
/** Noon in Tokyo. */
export const NOON = Date.UTC(2026, 0, 6, 3);

const site = (id: string, hours: number) => ({
  id,
  name: id,
  kind: 'signed',
  url: `https://${id}.example/vote?name={token}`,
  coolDownMinutes: hours * 60,
});

export interface Voter {
  id: number;
  token: string;
}

/** Two portals over one database that remind voters through a push service on loopback. */
export async function startRemindingPortals(engine: TestApiOptions['engine']): Promise<RemindingPortals> {
  const service = await startPushService();
  const settings = {
    public: { site: { name: 'Willow Keep', origin: 'https://willow.example' } },
    server: {
      limits: { spend: 1_000_000, read: 1_000_000 },
      inFlight: { requests: 64 },
      voting: {
        sites: [site('lantern', 24), site('harbor', 12)],
        pushServices: ['push.example', '*.push.example', service.host],
      },
    },
  };
  const api = await startApi({ engine, settings });
  const { home, databaseUrl } = api.config.env;
  const other = await startApi({ engine, gameTables: 'none', databaseUrl, environment: { home }, settings });
  return new RemindingPortals(api, other, service);
}

export class RemindingPortals {
  private lastId = 0;

  constructor(
    readonly api: TestApi,
    readonly other: TestApi,
    readonly service: PushService,
  ) {}

  /** Removes the browsers and resets the push service. */
  async clear(): Promise<void> {
    this.service.messages.length = 0;
    this.service.answer({ status: 201 });
    await this.api.seed(async (manager) => {
      await manager.clear(PushSubscriptionEntity);
    });
  }

  async close(): Promise<void> {
    await this.other.close();
    await this.api.close();
    await this.service.close();
  }

  async newVoter({ characters = 1 } = {}): Promise<Voter> {
    const id = (this.lastId += 1);
    await this.api.seed(async (manager) => {
      await insertAccount(manager, id);
      if (characters > 0) await insertCharacter(manager, id, { accountid: id });
    });
    return { id, token: await this.api.app.get(SessionsService).open(id) };
  }

  ban({ id }: Voter): Promise<void> {
    return this.api.seed((manager) => manager.query('UPDATE accounts SET banned = 1 WHERE id = ?', [id]));
  }

  post(address: string, { token }: Voter, payload: object) {
    return this.api.call<PushBrowsersDto & { code: string; issues?: { field: string }[] }>(address, {
      method: 'POST',
      token,
      payload,
    });
  }

  add(voter: Voter, browser: TestBrowser, language = 'en') {
    return this.post(REMINDERS, voter, { ...browser.subscription, language });
  }

  async own({ token }: Voter): Promise<PushBrowsersDto> {
    return (await this.api.call<PushBrowsersDto>(REMINDERS, { token })).body;
  }

  rows(): Promise<PushSubscriptionEntity[]> {
    return this.api.database.reader.manager.find(PushSubscriptionEntity, { order: { id: 'ASC' } });
  }

  /** The only one there is. */
  async onlyRow(): Promise<PushSubscriptionEntity> {
    const [row, ...more] = await this.rows();
    if (row === undefined || more.length > 0) throw new Error('there is not one browser');
    return row;
  }

  async dueOf({ id }: Voter): Promise<(number | null)[]> {
    return (await this.rows()).filter(({ accountId }) => accountId === id).map(({ dueAt }) => dueAt);
  }

  change({ id }: Voter, values: Partial<PushSubscriptionEntity>): Promise<void> {
    return this.api.seed(async (manager) => {
      await manager.update(PushSubscriptionEntity, { accountId: id }, values);
    });
  }

  setDue(voter: Voter, dueAt: number): Promise<void> {
    return this.change(voter, { dueAt });
  }

  send(now?: number, portal = this.api): Promise<unknown> {
    return portal.app.get(ReminderDelivery).job.run(now);
  }

  auditOf({ id }: Voter): Promise<unknown[]> {
    return this.api.database.reader.query(
      'SELECT action, actor_account_id AS actor, details FROM portal_audit WHERE account_id = ? ORDER BY id',
      [id],
    );
  }

  /** A vote that its site proved at a moment; returns the outcome. */
  async vote({ id }: Voter, siteId: string, at: number): Promise<string> {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(at);
    const tokens = this.api.app.get(VoteTokens);
    const salt = tokens.salt();
    const token = tokens.tokenOf(salt);
    await this.api.seed((manager) =>
      insertRow(manager, 'portal_vote', {
        account_id: id,
        site: siteId,
        vote_key: tokens.keyOf(token),
        salt,
        at: at - 60_000,
        expires_at: at + HOUR_MS,
        state: 'opened',
      }),
    );
    const reported = { token, hasCounted: true, fields: {} };
    const voteSite = this.api.app.get(VoteSites).findOrFail(siteId);
    const { verdict } = await this.api.app.get(VotesService).confirm(voteSite, reported);
    clock.mockRestore();
    return verdict;
  }
}
