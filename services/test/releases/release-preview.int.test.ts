import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { PreviewLinkDto } from '../../src/modules/admin/releases/releases.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { packArchive } from '../../src/modules/releases/files/archive-source.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { PreviewTickets, ReleaseStore, ReleaseTokens } from '../../src/modules/releases/index.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';
import { uploadArchive } from '../portal/upload-archive.js';

onOneEngine('a preview of a release', (engine) => {
  const sources = mkdtempSync(join(tmpdir(), 'portico-preview-'));
  let api: TestApi;
  let token: string;
  let versions: string[];
  let store: ReleaseStore;

  beforeAll(async () => {
    api = await startApi({ engine });
    store = api.app.get(ReleaseStore);
    token = (await api.app.get(ReleaseTokens).create({ remote: 'mfe-sea', days: 9, name: 'ci' })).token;
    versions = [await upload('one', '?author=Wren'), await upload('two')];
  });

  afterAll(async () => {
    await api.close();
    rmSync(sources, { recursive: true, force: true });
  });

  async function send(source: Parameters<typeof writeRemote>[1], query: string, sender = token) {
    const archive = await packArchive(folderSource(writeRemote(sources, source)));
    const address = `/api/releases/${source.name}${query}`;
    return (await uploadArchive(api, { token: sender, archive, address })).body;
  }
  const codeOf = (wave: string) => ({
    name: 'mfe-sea',
    paths: ['/sea'],
    code: `export const wave = '${wave}';`,
  });
  const upload = async (wave: string, query = '') => (await send(codeOf(wave), query)).version;

  const linkOf = (version: string, authorization = `Bearer ${token}`) =>
    api.call<PreviewLinkDto>('/api/releases/mfe-sea/preview-link', {
      method: 'POST',
      headers: { authorization },
      payload: { version },
    });
  const visit = (address: string, cookie = '') => api.call(address, { headers: { cookie } });
  const bootOf = ({ text }: { text: string }) =>
    JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
  const seen = (answer: { text: string }) => bootOf(answer).registry.remotes[0].version;
  const faultOf = (answer: { text: string }) => bootOf(answer).preview?.fault;
  const cookieFor = (version: string, remote = 'mfe-sea') =>
    `portico-preview=${api.app.get(PreviewTickets).sign('cookie', remote, version)}`;

  test('begins with a link that gives a cookie and goes away from the address', async () => {
    const [old = ''] = versions;
    const { body } = await linkOf(old);
    expect(body.address).toContain(`/sea?remote=mfe-sea@${old}&preview=`);
    const { status, headers } = await visit(`${body.address}&page=2`);
    expect({ status, ...headers }).toMatchObject({
      status: 302,
      location: '/sea?page=2',
      'cache-control': 'private, no-store',
    });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^portico-preview=\S+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/);
    expect(seen(await visit('/sea', cookie.split(';')[0]))).toBe(old);
  });

  test('is in the HTML, its hashes and the registry of its visitor, and of no one else', async () => {
    const [old = '', current = ''] = versions;
    for (const turn of [1, 2]) {
      const own = await visit('/sea', cookieFor(old));
      expect([turn, own.status, seen(own)]).toEqual([turn, 200, old]);
      expect(bootOf(own).preview).toEqual({ remote: 'mfe-sea', version: old, by: 'Wren (ci)', fault: null });
      expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      expect(own.text).toContain('<meta name="robots" content="noindex, nofollow">');
      const entry = `/releases/mfe-sea/${old}/remoteEntry.js`;
      const hash = bootOf(own).registry.remotes[0].integrity[entry];
      expect(hash).toMatch(/^sha256-/);
      expect(own.text).toContain(`href="${entry}" integrity="${hash}"`);
      expect((await visit(entry)).status).toBe(200);
      const others = await visit('/sea');
      expect([turn, seen(others), bootOf(others).preview]).toEqual([turn, current, undefined]);
      expect(others.headers['cache-control']).toBe('no-cache');
      expect(others.text).not.toContain(old);
    }
    const own = await visit('/remotes.json', cookieFor(old));
    expect(JSON.parse(own.text)).toEqual(own.body);
    expect([own.body, own.headers]).toMatchObject([
      { remotes: [{ version: old }] },
      { 'cache-control': 'private, no-store' },
    ]);
    expect((await visit('/remotes.json')).body).toMatchObject({ remotes: [{ version: current }] });
    expect((await store.active()).remotes['mfe-sea']?.version).toBe(current);
  });

  test('that does not hold is ignored, and the page says so', async () => {
    const [old = '', current = ''] = versions;
    const tickets = api.app.get<PreviewTickets>(PreviewTickets);
    const ancient = new PreviewTickets(api.config.env.tokenSecret, () => Date.now() - HOUR_MS);
    const link = (ticket: string, wanted = `mfe-sea@${old}`) => `/sea?remote=${wanted}&preview=${ticket}`;
    const cookie = (value: string) => `portico-preview=${value}`;
    for (const [address, sent, fault] of [
      [link(ancient.sign('link', 'mfe-sea', old)), '', 'expired'],
      [link(tickets.sign('link', 'mfe-sea', '9.9.9'), 'mfe-sea@9.9.9'), '', 'unknown_version'],
      [link(tickets.sign('link', 'mfe-hill', old)), '', 'invalid'],
      [link(tickets.sign('cookie', 'mfe-sea', old)), '', 'invalid'],
      [link('x.y'), '', 'invalid'],
      [`/sea?remote=mfe-sea@${old}`, '', 'invalid'],
      [`/sea?remote=mfe-hill@${old}`, cookieFor(old), 'invalid'],
      ['/sea', cookie('%00.x'), 'invalid'],
      ['/sea', cookie(tickets.sign('link', 'mfe-sea', old)), 'invalid'],
      ['/sea', cookie(ancient.sign('cookie', 'mfe-sea', old)), 'expired'],
      ['/sea', cookieFor('9.9.9'), 'unknown_version'],
      ['/sea', cookieFor(old, 'constructor'), 'unknown_version'],
    ] as const) {
      const answer = await visit(address, sent);
      expect([address, answer.status, seen(answer), faultOf(answer)]).toEqual([address, 200, current, fault]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'set-cookie': expect.stringMatching(/^portico-preview=; Max-Age=0/),
      });
    }
    expect(bootOf(await visit('/sea?remote=mfe-sea')).preview).toBeUndefined();
    expect((await visit('/remotes.json', cookie('x.y'))).body).toMatchObject({
      remotes: [{ version: current }],
    });
  });

  test('ends by a click, and leads to no other site', async () => {
    const [old = ''] = versions;
    const ended = await visit('/he/sea?preview=off&page=2', cookieFor(old));
    expect(ended.headers).toMatchObject({
      location: '/he/sea?page=2',
      'set-cookie': expect.stringContaining('Max-Age=0'),
    });
    for (const path of ['/\\evil.example', '//evil.example', '/%09/evil.example'])
      expect(String((await visit(`${path}?preview=off`)).headers.location)).toMatch(/^\/(?![/\\])/);
  });

  test.each(['?preview', '?dry-run'])('of the live version names the one before: %s', async (query) => {
    const [previous, version] = versions;
    const answer = await send(codeOf('two'), query);
    expect(answer).toMatchObject({ status: 'unchanged', version, previous });
  });

  test('is of an upload that no one else gets, and that can be put into service', async () => {
    const [, current = ''] = versions;
    const held = await upload('three', '?preview=true');
    expect([held === current, (await store.active()).remotes['mfe-sea']]).toMatchObject([
      false,
      { version: current, unserved: [held] },
    ]);
    expect(seen(await visit('/sea'))).toBe(current);
    expect(seen(await visit('/sea', cookieFor(held)))).toBe(held);
    expect(await upload('three', '?preview')).toBe(held);
    expect(await upload('three')).toBe(held);
    const entry = (await store.active()).remotes['mfe-sea'];
    expect([entry?.version, entry?.unserved]).toEqual([held, undefined]);
  });

  test('ends with the token that began it', async () => {
    const [old = ''] = versions;
    const tokens = api.app.get<ReleaseTokens>(ReleaseTokens);
    const { token: lent } = await tokens.create({ remote: 'mfe-sea', days: 1, name: 'lent' });
    const { address } = (await linkOf(old, `Bearer ${lent}`)).body;
    const [cookie = ''] = String((await visit(address)).headers['set-cookie']).split(';');
    expect(seen(await visit('/sea', cookie))).toBe(old);
    await tokens.revoke('lent');
    for (const answer of [await visit('/sea', cookie), await visit(address)]) {
      expect([faultOf(answer), seen(answer) === old]).toEqual(['expired', false]);
      expect(answer.headers['set-cookie']).toMatch(/^portico-preview=; Max-Age=0/);
    }
  });

  test('of a remote before its first release has no visitors yet', async () => {
    const tokens = api.app.get<ReleaseTokens>(ReleaseTokens);
    const { token: own } = await tokens.create({ remote: 'mfe-hill', days: 1, name: undefined });
    const hold = async (wave: string, query: string) => {
      const source = { name: 'mfe-hill', paths: ['/hill'], code: `export const hill = '${wave}';` };
      return (await send(source, query, own)).version;
    };
    const held = await hold('one', '?preview=true');
    const first = await hold('two', '');
    expect((await store.active()).remotes['mfe-hill']).toMatchObject({ version: first, unserved: [held] });
  });

  test('has links for web admins and for the token of its remote alone', async () => {
    const [old = ''] = versions;
    const tokens = api.app.get<ReleaseTokens>(ReleaseTokens);
    const other = await tokens.create({ remote: 'mfe-hill', days: 1, name: undefined });
    expect((await linkOf(old, `Bearer ${other.token}`)).status).toBe(403);
    expect((await linkOf(old, '')).status).toBe(401);
    expect((await linkOf('9.9.9')).status).toBe(409);
    expect((await linkOf('../x')).status).toBe(400);
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { name: 'Wren', webadmin: 1 });
      await insertAccount(manager, 2, { name: 'Finch' });
    });
    const sessions = api.app.get<SessionsService>(SessionsService);
    const ask = async (account: number) =>
      api.call<PreviewLinkDto>('/api/releases/mfe-sea/preview', {
        method: 'POST',
        token: await sessions.open(account),
        payload: { version: old },
      });
    expect((await ask(2)).status).toBe(403);
    const { body } = await ask(1);
    expect((await visit(body.address)).status).toBe(302);
  });
});
