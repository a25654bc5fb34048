import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onOneEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import { ReleaseRegistry } from '../../src/modules/releases/registry/release-registry.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { publishRelease } from '../../src/modules/releases/publishing/release-publisher.js';
import { retire } from '../../src/modules/releases/publishing/release-rollback.js';
import { ReleaseStore, ShellBuildFile } from '../../src/modules/releases/index.js';
import type { TechnicalCheckName, TechnicalReportDto } from '../../src/modules/seo/seo.dto.js';
import { TechnicalReportService } from '../../src/modules/seo/technical-report.service.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';

const TECHNICAL = '/api/seo/technical';
const SEA = { name: 'mfe-sea', paths: ['/sea', '/shore'] };

onOneEngine('the technical report', (engine) => {
  let api: TestApi;
  let token: string;
  let sources: string;

  beforeEach(async () => {
    api = await startApi({ engine, settings: { server: { limits: { page: 30, read: 60 } } } });
    await api.seed((manager) => insertAccount(manager, 1, { webadmin: 1 }));
    token = await api.app.get(SessionsService).open(1);
    sources = mkdtempSync(join(tmpdir(), 'portico-seo-'));
  });

  afterEach(async () => {
    rmSync(sources, { recursive: true, force: true });
    await api.close();
  });

  async function release(change: (folder: string) => void = () => undefined): Promise<void> {
    const source = writeRemote(sources, SEA);
    change(source);
    const store = api.app.get(ReleaseStore);
    await publishRelease(
      { store, shell: { shared: { react: '19.3.1' } }, allowedOrigins: [] },
      { source: folderSource(source) },
    );
    await api.app.get(ReleaseRegistry).lookAgain();
  }

  async function report(): Promise<TechnicalReportDto> {
    const begun = await api.call<TechnicalReportDto>(TECHNICAL, { method: 'POST', payload: {}, token });
    expect(begun.body.isRunning).toBe(true);
    await api.app.get(TechnicalReportService).settled();
    return (await api.call<TechnicalReportDto>(TECHNICAL, { token })).body;
  }

  const checkOf = ({ checks }: TechnicalReportDto, name: TechnicalCheckName) =>
    checks.find(({ check }) => check === name);

  test('is empty before the first one', async () => {
    expect((await api.call(TECHNICAL, { token })).body).toEqual({
      at: null,
      isRunning: false,
      isPartial: false,
      tookMs: 0,
      checks: [],
    });
  });

  test('finds nothing where all is well', async () => {
    await release();
    const made = await report();
    expect(made).toMatchObject({ at: expect.any(Number), isRunning: false, isPartial: false });
    expect(made.checks.map(({ check, faults }) => [check, faults])).toEqual([
      ['sitemap', 0],
      ['translations', 0],
      ['links', 0],
      ['speed', 0],
    ]);
    expect(checkOf(made, 'sitemap')?.checked).toBeGreaterThanOrEqual(2);
    expect(checkOf(made, 'speed')?.findings[0]).toMatchObject({ fault: 'time', path: expect.any(String) });
  });

  test('names the texts that a language lacks', async () => {
    await release((folder) => {
      const file = join(folder, 'src', 'i18n', 'en.json');
      const texts = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...texts, tide: { high: 'High tide' } }));
    });
    const check = checkOf(await report(), 'translations');
    expect(check?.faults).toBe(6);
    expect(check?.findings).toContainEqual({
      fault: 'text',
      path: 'mfe-sea',
      detail: 'he: tide.high',
      on: null,
    });
  });

  test('names pages of the site map that are not as it says', async () => {
    await release();
    // Releases only after the site map, which is cached for a while, has listed its pages.
    await api.call('/sitemap.xml');
    await api.call('/sitemap-pages-1.xml');
    await retire(api.app.get(ReleaseStore), 'mfe-sea');
    await api.app.get(ReleaseRegistry).lookAgain();
    const check = checkOf(await report(), 'sitemap');
    expect(check?.faults).toBe(2);
    expect(check?.findings).toContainEqual({ fault: 'status', path: '/sea', detail: '404', on: null });
  });

  test('is made once at a time', async () => {
    await release();
    const service = api.app.get(TechnicalReportService);
    const builds = vi.spyOn(api.app.get(ShellBuildFile), 'read');
    service.begin();
    service.begin();
    const reads = builds.mock.calls.length;
    await service.settled();
    expect(reads).toBeLessThanOrEqual(1);
    expect(service.last()).toMatchObject({ at: expect.any(Number), isRunning: false });
  });

  test('takes nothing of what a visitor may ask for in a minute', async () => {
    await release();
    await report();
    for (let call = 0; call < 25; call += 1)
      expect((await api.call('/sea', { remoteAddress: '10.9.9.9' })).status).toBe(200);
  });
});
