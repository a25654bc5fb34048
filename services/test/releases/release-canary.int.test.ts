import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { ReleaseHistoryDto, ReleasesBoardDto } from '../../src/modules/admin/releases/releases.dto.js';
import { AuditEntity } from '../../src/modules/audit/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { CanaryWorker } from '../../src/modules/releases/canary/canary-worker.js';
import { packArchive } from '../../src/modules/releases/files/archive-source.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import {
  CanaryVisits,
  DRAWS,
  groupOf,
  PreviewTickets,
  ReleaseRegistry,
  ReleaseStore,
  ReleaseTokens,
} from '../../src/modules/releases/index.js';
import { retire } from '../../src/modules/releases/publishing/release-rollback.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';

const CANARY = '/api/releases/mfe-sea/canary';
const REASON = 'The waves are higher';

onOneEngine('a canary', (engine) => {
  const sources = mkdtempSync(join(tmpdir(), 'portico-canary-'));
  let api: TestApi;
  let token: string;
  let admin: string;
  let player: string;
  let store: ReleaseStore;
  let live: string;
  let waves = 0;
  let networks = 0;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { server: { releases: { canary: { promoteAfter: 20 } } } } });
    store = api.app.get(ReleaseStore);
    token = (await api.app.get(ReleaseTokens).create({ remote: 'mfe-sea', days: 9, name: 'ci' })).token;
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { name: 'Wren', webadmin: 1 });
      await insertAccount(manager, 2, { name: 'Finch' });
    });
    admin = await api.app.get(SessionsService).open(1);
    player = await api.app.get(SessionsService).open(2);
  });

  /** Each test has another live version. */
  beforeEach(async () => {
    live = (await upload()).version;
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(async () => {
    await api.close();
    rmSync(sources, { recursive: true, force: true });
  });

  async function upload(query = '') {
    waves += 1;
    const source = { name: 'mfe-sea', paths: ['/sea'], code: `export const wave = '${waves}';` };
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/releases/mfe-sea${query}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
      payload: await packArchive(folderSource(writeRemote(sources, source))),
    });
    return { ...answer.json<{ version: string }>(), httpStatus: answer.statusCode };
  }

  const entry = async () => (await store.active()).remotes['mfe-sea'];
  async function begin(share = 20) {
    const { version } = await upload(`?canary=${share}&author=Wren`);
    const canary = (await entry())?.canary ?? { id: '', share: 0 };
    const drawOf = (wanted: string | undefined) =>
      Array.from({ length: DRAWS }, (_, draw) => draw).filter((draw) => groupOf(canary, draw) === wanted);
    const cookiesOf = (wanted: string | undefined) =>
      drawOf(wanted).map((draw) => `portico-canary=${draw}.${canary.id}`);
    return {
      version,
      id: canary.id,
      canary: cookiesOf('canary'),
      control: cookiesOf('control'),
      rest: cookiesOf(undefined),
    };
  }

  const visit = (address: string, cookie = '') => api.call(address, { headers: { cookie } });
  const bootOf = ({ text }: { text: string }) =>
    JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
  const remoteIn = (registry: { remotes: { version: string; isMeasured?: true }[] }) => {
    const [{ version, isMeasured } = { version: '', isMeasured: undefined }] = registry.remotes;
    return [version, isMeasured];
  };
  const seen = async (cookie?: string) => remoteIn(bootOf(await visit('/sea', cookie)).registry);
  const report = (
    cookie: string | undefined,
    payload: object,
    network = `10.1.${++networks >> 8}.${networks & 255}`,
  ) =>
    api.call('message' in payload ? '/api/error-reports' : '/api/page-views', {
      method: 'POST',
      headers: { cookie: cookie ?? '' },
      payload: { remote: 'mfe-sea', ...payload },
      remoteAddress: network,
    });
  const fault = (version: string) => ({ version, message: 'Error: wave' });
  async function decide() {
    await api.app.get(CanaryVisits).write();
    await api.app.get(CanaryWorker).run();
    return entry();
  }
  const act = (method: 'PUT' | 'POST', address: string, payload: object, session = admin) =>
    api.call(address, { method, payload, token: session });
  const history = async () =>
    (await api.call<ReleaseHistoryDto>('/api/releases/mfe-sea/history', { token: admin })).body.canaries;

  test('is in the HTML and the registry of its share alone, and stays with its visitors', async () => {
    expect((await visit('/sea')).headers['set-cookie']).toBeUndefined();
    const { version, canary, control, rest, id } = await begin();
    expect([canary.length, control.length]).toEqual([2000, 2000]);
    for (const [cookie, expected] of [
      [canary[0], [version, true]],
      [control[0], [live, true]],
      [rest[0], [live, undefined]],
      [canary[1], [version, true]],
    ] as const) {
      const page = await visit('/sea', cookie);
      expect([page.headers['cache-control'], page.headers['set-cookie']]).toEqual([
        'private, no-cache',
        undefined,
      ]);
      expect(remoteIn(bootOf(page).registry)).toEqual(expected);
      expect(page.text.includes(`/releases/mfe-sea/${version}/`)).toBe(expected[0] === version);
      const registry = await visit('/remotes.json', cookie);
      expect(remoteIn(JSON.parse(registry.text))).toEqual(expected);
      expect(registry.headers['cache-control']).toBe('private, no-cache');
    }
    const drawn = String((await visit('/sea')).headers['set-cookie']);
    expect(drawn).toMatch(
      new RegExp(`^portico-canary=\\d{1,4}\\.${id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`),
    );
    const kept = String((await visit('/sea', `portico-canary=77.zzzzzzzz`)).headers['set-cookie']);
    expect(kept).toContain(`portico-canary=77.${id};`);
  });

  test('begins with a page: the registry draws no one, and a preview goes before it', async () => {
    const { canary, version } = await begin();
    const [draw] = canary[0]?.split('.') ?? [];
    for (const cookie of ['', `${draw}`, `${draw}.zzzzzzzz`, 'portico-canary=99999', 'portico-canary=%'])
      expect([cookie, remoteIn(JSON.parse((await visit('/remotes.json', cookie)).text))]).toEqual([
        cookie,
        [live, undefined],
      ]);
    const preview = `portico-preview=${api.app.get(PreviewTickets).sign('cookie', 'mfe-sea', live)}`;
    expect(await seen(`${preview}; ${canary[0]}`)).toEqual([live, undefined]);
    await report(`${preview}; ${canary[0]}`, fault(version));
    expect((await api.app.get(CanaryVisits).counts((await entry())?.canary?.id ?? '')).canary.faults).toBe(0);
  });

  test('is not rolled back by one address, by forged cookies, or by one browser in many networks', async () => {
    const { version, canary, control, rest, id } = await begin();
    for (const cookie of canary.slice(0, 25)) await report(cookie, fault(version), '10.9.9.9');
    for (const [index, cookie] of canary.slice(25, 50).entries())
      await report(cookie, fault(version), `2001:db8:7:${index}::1`);
    for (let count = 0; count < 12; count += 1) await report(canary[0], fault(version));
    for (const cookie of [...control.slice(0, 12), ...rest.slice(0, 12), undefined])
      await report(cookie, fault(version));
    for (const cookie of canary.slice(0, 12)) await report(cookie, fault(live));
    await decide();
    expect((await entry())?.canary?.id).toBe(id);
    const counts = await api.app.get(CanaryVisits).counts(id);
    expect(counts).toEqual({
      canary: { visitors: 14, views: 0, faults: 2 },
      control: { visitors: 0, views: 0, faults: 0 },
    });
  });

  test('without more errors is promoted after the visitors that the setting says', async () => {
    const { version, canary, control } = await begin();
    const vitals = { lcp: 900, cls: 4, inp: 40 };
    for (const cookie of canary.slice(0, 20)) await report(cookie, { version, ...vitals }, '');
    for (let index = 0; index < 20; index += 1) {
      await report(canary[index], { version, ...vitals });
      await report(control[index], { version: live, lcp: index * 100 });
    }
    await api.app.get(CanaryVisits).write();
    const { body } = await api.call<ReleasesBoardDto>('/api/releases', { token: admin });
    expect(body.remotes[0]?.canary).toMatchObject({
      share: 20,
      problem: null,
      canary: { version, visitors: 21, faults: 0, ...vitals },
      control: { version: live, visitors: 20, views: 20, faults: 0, lcp: 1400, inp: null },
      rule: { promoteAfter: 20, minFaults: 5, falseRollbacks: 0.02, maxDays: 14, evidence: 0.01 },
    });
    const damageOf = vi.spyOn(store, 'damageOf').mockResolvedValue('a file is missing');
    await decide();
    expect((await decide())?.canary?.version).toBe(version);
    expect(damageOf).toHaveBeenCalledTimes(1);
    damageOf.mockRestore();
    await api.app.get(CanaryWorker).run(Date.now() + 60_000);
    expect(await entry()).toMatchObject({ version, previous: live });
    expect((await history())[0]).toMatchObject({ outcome: 'promoted', isByRule: true, canaryVisitors: 21 });
  });

  test('is started, promoted and stopped by a web admin who says why', async () => {
    const held = (await upload('?preview=true')).version;
    const request = { version: held, share: 5, reason: REASON };
    expect((await act('PUT', CANARY, request, player)).status).toBe(403);
    expect((await act('POST', `${CANARY}/stop`, { reason: REASON })).status).toBe(409);
    for (const wrong of [{ share: 51 }, { share: 0 }, { share: 2.5 }, { version: '../x' }, { reason: ' ' }])
      expect((await act('PUT', CANARY, { ...request, ...wrong })).status).toBe(400);
    expect((await act('PUT', CANARY, { ...request, version: live })).status).toBe(409);
    expect((await act('PUT', CANARY, request)).body).toEqual({ version: held, comparedWith: live });
    const { id } = (await entry())?.canary ?? {};
    await act('PUT', CANARY, { ...request, share: 10 });
    expect((await entry())?.canary).toMatchObject({ id, share: 10 });
    expect((await act('POST', `${CANARY}/promote`, { reason: REASON })).status).toBe(200);
    expect(await entry()).toMatchObject({ version: held, previous: live });
    await act('PUT', CANARY, { ...request, version: live });
    await act('POST', `${CANARY}/stop`, { reason: REASON });
    const [stopped, promoted] = await history();
    expect(promoted).toMatchObject({ version: held, share: 10, startedBy: 'Wren', outcome: 'promoted' });
    expect(stopped).toMatchObject({ version: live, outcome: 'stopped', endReason: REASON });
    const rows = await api.database.reader.manager.findBy(AuditEntity, { action: 'release-canary' });
    const steps = rows.map(({ details }) => JSON.parse(details ?? '').step);
    expect(steps.join(' ')).toBe('start start promote start stop');
  });

  test('ends when its days are over, or another version goes live, and is refused where none is', async () => {
    await begin();
    await api.app.get(CanaryWorker).run(Date.now() + 14 * DAY_MS);
    expect((await history())[0]).toMatchObject({ outcome: 'rolled_back', isByRule: true, endReason: 'time' });
    await begin();
    const next = (await upload('?message=Calm')).version;
    expect((await entry())?.canary).toBeUndefined();
    expect((await history())[0]).toMatchObject({ outcome: 'replaced', endedBy: '(ci)', endReason: null });
    expect(await upload('?canary=0')).toMatchObject({ httpStatus: 400 });
    expect(await upload('?canary=x')).toMatchObject({ httpStatus: 400 });
    // Without a share everyone would get it.
    expect(await upload('?canary=')).toMatchObject({ httpStatus: 400 });
    expect(await upload('?canary')).toMatchObject({ httpStatus: 400 });
    expect(await upload('?canary=5&preview=true')).toMatchObject({ httpStatus: 409 });
    await begin();
    await retire(store, 'mfe-sea');
    expect((await history())[0]).toMatchObject({ comparedWith: next, outcome: 'replaced' });
    expect(await upload('?canary=5')).toMatchObject({ httpStatus: 409 });
    await api.app.get(ReleaseRegistry).lookAgain();
  });
});
