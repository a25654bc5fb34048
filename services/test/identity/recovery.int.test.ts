import { verifySync } from '@node-rs/bcrypt';
import { forEachEngine, longTest } from '@portico/testing-api';
import { MoreThan } from 'typeorm';
import { HOUR_MS } from '@portico/domain';
import { AuditEntity } from '../../src/modules/audit/audit.entities.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { ConfirmedEmailEntity } from '../../src/modules/identity/accounts/mail-accounts.js';
import { MailTokenEntity } from '../../src/modules/identity/recovery/mail-tokens.js';
import { RecoveryService } from '../../src/modules/identity/recovery/recovery.service.js';
import { Mailer } from '../../src/platform/mail/index.js';
import { type MailServer, type ReceivedMail, startMailServer } from '../harness/mail-server.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
const NEW_PASSWORD = 'Moss & Willow 7';
const LINK = /https:\/\/willow\.example(\/[a-z]{2})?\/(?:recover|confirm-email)#token=([\w-]{43})\n/g;
const KNOWN = 40;

const settings = {
  public: { site: { name: 'Willow Keep', origin: 'https://willow.example' } },
  server: { mail: { from: 'Willow Keep <portal@willow.example>' } },
};

forEachEngine('recovery of passwords by mail', (engine) => {
  proves('modules/identity/accounts/mail-accounts');

  let api: TestApi;
  let server: MailServer;
  let visitors = 0;

  beforeAll(async () => {
    server = await startMailServer();
    api = await startApi({ engine, settings, environment: { smtpUrl: server.url } });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { name: 'Wren', email: 'wren@example.org' });
      await insertAccount(manager, 2, { name: 'Rook', email: 'shared@example.org' });
      await insertAccount(manager, 3, { name: 'Robin', email: 'shared@example.org', banned: 1 });
      await insertAccount(manager, 4, { name: 'Dotless', email: 'mike@example.org' });
      await insertAccount(manager, 5, { name: 'Finch', email: 'finch@example.org' });
      await insertAccount(manager, 6, { name: 'Lark', email: 'lark@example.org' });
      await insertAccount(manager, 7, { name: 'Crane', email: 'crane@example.org' });
      await insertAccount(manager, 8, { name: 'Swift', email: 'swift@example.org' });
      for (let id = 100; id < 100 + KNOWN; id += 1)
        await insertAccount(manager, id, { email: `known${id}@example.org` });
    });
  });

  afterAll(async () => {
    await api.close();
    await server.close();
  });

  beforeEach(forgetMails);

  /** One call of a new visitor. */
  function post(path: string, payload: object, headers: Record<string, string> = {}, token?: string) {
    visitors += 1;
    const remoteAddress = `10.9.${visitors >> 8}.${visitors & 255}`;
    return api.call(`/api/auth/${path}`, { method: 'POST', payload, headers, token, remoteAddress });
  }

  async function mailed(): Promise<ReceivedMail[]> {
    await api.app.get(RecoveryService).settled();
    await api.app.get(Mailer).settled();
    return server.mails;
  }

  async function forgetMails(): Promise<void> {
    await mailed();
    server.mails.length = 0;
  }

  async function linkFor(email: string): Promise<string> {
    await forgetMails();
    expect((await post('recovery', { email })).status).toBe(204);
    const [mail] = await mailed();
    return tokensOf(mail)[0] ?? '';
  }

  const tokensOf = (mail: ReceivedMail | undefined) =>
    [...(mail?.text ?? '').matchAll(LINK)].map((match) => match[2] ?? '');

  const reset = (token: string, newPassword = NEW_PASSWORD) =>
    post('recovery/password', { token, newPassword });

  async function passwordOf(id: number): Promise<string> {
    const rows = await api.database.reader.query<{ password: string }[]>(
      'SELECT password FROM accounts WHERE id = ?',
      [id],
    );
    return rows[0]?.password ?? '';
  }

  test('replaces the password, once, and ends every session', async () => {
    const sessions = api.app.get(SessionsService);
    const session = await sessions.open(1);
    const token = await linkFor('WREN@example.org');
    expect(server.mails).toMatchObject([{ to: ['wren@example.org'], from: 'portal@willow.example' }]);
    expect((await reset(token)).status).toBe(204);
    const stored = await passwordOf(1);
    expect(stored).toMatch(/^\$2y\$04\$/);
    expect(verifySync(NEW_PASSWORD, stored.replace('$2y$', '$2b$'))).toBe(true);
    expect((await api.call('/api/auth/user', { token: session })).status).toBe(401);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'identity.link_expired' } });
    const [, changed] = await mailed();
    expect(changed).toMatchObject({
      to: ['wren@example.org'],
      subject: 'Your password at Willow Keep was changed',
    });
    expect(changed?.text).not.toContain('token=');
  });

  test('keeps tokens as hashes alone, and writes down what happened without them', async () => {
    const token = await linkFor('lark@example.org');
    await reset(token);
    const [tokens, audit] = await Promise.all([
      api.database.reader.manager.find(MailTokenEntity, { where: { accountId: 6 } }),
      api.database.reader.manager.find(AuditEntity, { where: { accountId: 6 }, order: { id: 'ASC' } }),
    ]);
    expect(JSON.stringify([tokens, audit])).not.toContain(token);
    expect(JSON.stringify([tokens, audit])).not.toContain(NEW_PASSWORD);
    expect(audit.map(({ action }) => action)).toEqual(['password-reset-asked', 'password-reset']);
  });

  test('takes a link once, however many come at the same time', async () => {
    const token = await linkFor('finch@example.org');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(token, `Parallel ${index}`)),
    );
    const taken = answers.flatMap(({ status }, index) => (status === 204 ? [index] : []));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400]);
    const stored = (await passwordOf(5)).replace('$2y$', '$2b$');
    expect(verifySync(`Parallel ${taken[0]}`, stored)).toBe(true);
  });

  test('voids older links with a newer one, and all of them after an hour', async () => {
    const older = await linkFor('crane@example.org');
    const newer = await linkFor('crane@example.org');
    expect((await reset(older)).status).toBe(400);
    await api.seed(async (manager) => {
      const ended = { accountId: 7, expiresAt: MoreThan(0) };
      const rows = await manager.findBy(MailTokenEntity, ended);
      expect(rows.map(({ createdAt, expiresAt }) => expiresAt - createdAt)).toContain(HOUR_MS);
      await manager.update(MailTokenEntity, ended, { expiresAt: Date.now() });
    });
    expect(await reset(newer)).toMatchObject({ status: 400, body: { code: 'identity.link_expired' } });
  });

  test('sends one mail with a link for each account of an address, banned ones too', async () => {
    await post('recovery', { email: 'shared@example.org' }, { 'accept-language': 'he, en;q=0.5' });
    const mails = await mailed();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('סיסמה חדשה');
    expect(mails[0]?.html).toContain('dir="rtl"');
    expect(mails[0]?.text).toMatch(/Rook[^]*\/he\/recover#token=[^]*Robin[^]*\/he\/recover#token=/);
    const [, ofBanned = ''] = tokensOf(mails[0]);
    expect((await reset(ofBanned)).status).toBe(204);
    expect(await passwordOf(3)).toMatch(/^\$2y\$/);
  });

  const squat = (from: number, count: number, email: string) =>
    api.seed(async (manager) => {
      for (let id = from; id < from + count; id += 1)
        await insertAccount(manager, id, { name: `Squatter${id}`, email });
    });

  test('mails accounts with a confirmed address first, even if many strangers gave it to accounts before', async () => {
    await squat(400, 60, 'MERLIN@example.org');
    await squat(460, 60, 'merlin@example.org');
    await api.seed(async (manager) => {
      await insertAccount(manager, 520, { name: 'Merlin', email: 'merlin@example.org' });
      const confirmed = { accountId: 520, email: 'merlin@example.org', confirmedAt: Date.now() };
      await manager.insert(ConfirmedEmailEntity, confirmed);
    });
    await post('recovery', { email: 'Merlin@example.org' });
    const mails = await mailed();
    expect(mails.map((mail) => tokensOf(mail).length)).toEqual([10, 10, 10, 10, 10]);
    const own = mails.find(({ text }) => text.includes('Account Merlin\n'));
    expect(own?.to).toEqual(['merlin@example.org']);
    expect((await reset(tokensOf(own)[0] ?? '')).status).toBe(204);
    expect(await passwordOf(520)).toMatch(/^\$2y\$/);
  });

  test('goes on in another mail where strangers fill one, first with those that spell it as it was typed', async () => {
    await squat(530, 12, 'JAY@example.org');
    await squat(545, 12, 'jay@example.org');
    await api.seed((manager) => insertAccount(manager, 560, { name: 'Jay', email: 'jay@example.org' }));
    await post('recovery', { email: 'jay@example.org' });
    const mails = await mailed();
    const isOwn = ({ text }: ReceivedMail) => text.includes('Account Jay\n');
    expect(mails.map((mail) => `${String(mail.to)} ${isOwn(mail)}`).sort()).toEqual([
      'JAY@example.org false',
      'JAY@example.org false',
      'jay@example.org false',
      'jay@example.org true',
    ]);
  });

  test('answers the same for addresses of no one, and for letters that a database takes for others', async () => {
    const answers = [];
    for (const email of ['lark@example.org', 'unknown@example.org', 'MİKE@example.org', 'mıke@example.org'])
      answers.push(await post('recovery', { email }));
    const [known, unknown] = answers;
    const shapeOf = (answer = known) => ({
      status: answer?.status,
      text: answer?.text,
      headers: Object.keys(answer?.headers ?? {}),
    });
    expect(shapeOf(unknown)).toEqual(shapeOf(known));
    expect((await mailed()).map(({ to }) => to)).toEqual([['lark@example.org']]);
  });

  longTest('takes the same time for known and unknown addresses', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let index = 0; index < KNOWN; index += 1)
      for (const kind of ['known', 'unknown'] as const) {
        const before = performance.now();
        await post('recovery', { email: `${kind}${100 + index}@example.org` });
        times[kind].push(performance.now() - before);
      }
    await mailed();
    // Probability that one of the first list takes longer than one of the second: a half if both are alike.
    const longer = times.known.flatMap((one) => times.unknown.map((other) => Number(one > other)));
    const share = longer.reduce((sum, value) => sum + value, 0) / longer.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });

  test('mails an address three times an hour, without saying so', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect((await post('recovery', { email: 'swift@example.org' })).status).toBe(204);
      await mailed();
    }
    expect(server.mails).toHaveLength(3);
    const [last = ''] = tokensOf(server.mails[2]);
    expect((await reset(last)).status).toBe(204);
  });

  test('refuses a network that asks for too many', async () => {
    const remoteAddress = '203.0.113.77';
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const payload = { email: `nobody${index}@example.org` };
      statuses.push(await api.call('/api/auth/recovery', { method: 'POST', payload, remoteAddress }));
    }
    expect(statuses.slice(0, 30).every(({ status }) => status === 204)).toBe(true);
    expect(statuses[30]).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
    expect(Number(statuses[30]?.headers['retry-after'])).toBeGreaterThan(3000);
  });

  test.each([
    ['recovery', { email: 'nobody' }, 'email', 'email'],
    ['recovery', { email: '' }, 'email', 'required'],
    ['recovery', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email', 'email'],
    ['recovery/password', { token: 'x', newPassword: 'short' }, 'newPassword', 'minLength'],
    ['recovery/password', { token: 'x', newPassword: 'пароль' }, 'newPassword', 'characters'],
  ])('refuses %s of %j by its rule', async (path, payload, field, rule) => {
    expect(await post(path, payload)).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed', issues: [{ field, rule }] },
    });
  });

  test('confirms the address of an account by the link of another mail', async () => {
    const session = await api.app.get(SessionsService).open(4);
    expect((await post('email/verification', {}, { 'accept-language': 'ja' }, session)).status).toBe(204);
    const [mail] = await mailed();
    const [token = ''] = tokensOf(mail);
    expect(mail?.text).toContain('/ja/confirm-email#token=');
    expect((await reset(token)).status).toBe(400);
    expect((await post('email/confirm', { token })).status).toBe(204);
    expect((await post('email/confirm', { token })).status).toBe(400);
    await forgetMails();
    expect((await post('email/verification', {}, {}, session)).status).toBe(204);
    expect(await mailed()).toEqual([]);
  });
});
