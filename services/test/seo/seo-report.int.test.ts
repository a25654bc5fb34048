import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings, PorticoConfig } from '../../src/platform/config/index.js';
import { AppError } from '../../src/platform/errors/index.js';
import { SeoReportService } from '../../src/modules/seo/seo-report.service.js';
import { startSearchConsole, writeServiceAccountKey } from '../harness/search-console.js';
import type { FakeSearchConsole } from '../harness/search-console.js';
import { testConfig } from '../harness/test-config.js';

const SITE = 'sc-domain:isle.example';
const row = (changes: object = {}) => ({
  clicks: 12,
  impressions: 400,
  ctr: 0.03,
  position: 7.25,
  ...changes,
});
const MAY = ['2026-05-01', '2026-05-31'] as const;

describe('the SEO report', () => {
  let console: FakeSearchConsole;
  let folder: string;
  let key: string;

  beforeEach(async () => {
    console = await startSearchConsole();
    folder = mkdtempSync(join(tmpdir(), 'portico-key-'));
    key = join(folder, 'key.json');
    writeServiceAccountKey(key);
    console.answers = {
      total: { rows: [row({ clicks: 120, impressions: 9000 })] },
      query: { rows: [row({ keys: ['classic server'] })] },
      page: {
        rows: [
          row({ keys: ['https://isle.example/rankings'] }),
          row({ keys: ['https://isle.example/item/1'], clicks: 1, impressions: 500, ctr: 0.002 }),
        ],
      },
      sitemaps: {
        sitemap: [
          {
            path: 'https://isle.example/sitemap.xml',
            lastDownloaded: '2026-05-02T03:04:05.678Z',
            errors: '2',
            warnings: '1',
          },
        ],
      },
    };
  });

  afterEach(async () => {
    await console.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function service(searchConsoleKey = key) {
    const { env } = testConfig({ home: folder });
    const settings = parseSettings({ server: { seo: { searchConsoleSite: SITE } } }, 'test settings');
    const config = new PorticoConfig({ ...env, searchConsoleKey }, settings);
    return new SeoReportService(config, console.addresses);
  }

  const codeOf = (report: Promise<unknown>) =>
    report.then(
      () => 'answered',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
  const apiCalls = () => console.asked.filter(({ path }) => path !== '/token');

  it('adds up what the search console says, with its queries, pages, sitemaps and what is wrong', async () => {
    expect(await service().report(...MAY)).toEqual({
      startDate: '2026-05-01',
      endDate: '2026-05-31',
      summary: {
        totalClicks: 120,
        totalImpressions: 9000,
        avgCTR: 0.03,
        avgPosition: 7.25,
        issues: [
          { type: 'sitemap-errors', path: 'https://isle.example/sitemap.xml', errors: 2 },
          { type: 'sitemap-warnings', path: 'https://isle.example/sitemap.xml', count: 1 },
          { type: 'seldom-opened', category: 'pages', count: 1 },
        ],
        topQueries: [{ query: 'classic server', clicks: 12, impressions: 400, ctr: 0.03, avgPosition: 7.25 }],
        topPages: [
          expect.objectContaining({ page: 'https://isle.example/rankings', clicks: 12 }),
          expect.objectContaining({ page: 'https://isle.example/item/1', clicks: 1 }),
        ],
      },
      fullReport: {
        sitemaps: {
          sitemap: [
            {
              path: 'https://isle.example/sitemap.xml',
              errors: 2,
              warnings: 1,
              lastDownloadedAt: Date.UTC(2026, 4, 2, 3, 4, 5, 678),
            },
          ],
        },
      },
    });
  });

  it('asks with a token for the property, days and dimensions, and for nothing else', async () => {
    await service().report(...MAY);
    const calls = apiCalls().map(({ path, authorization, body }) => ({ path, authorization, body }));
    const authorization = 'Bearer a-token';
    const days = { startDate: '2026-05-01', endDate: '2026-05-31' };
    const query = `/webmasters/v3/sites/${SITE}/searchAnalytics/query`;
    expect(calls).toHaveLength(4);
    expect(calls).toEqual(
      expect.arrayContaining([
        { path: query, authorization, body: { ...days, dimensions: [], rowLimit: 1 } },
        { path: query, authorization, body: { ...days, dimensions: ['query'], rowLimit: 25 } },
        { path: query, authorization, body: { ...days, dimensions: ['page'], rowLimit: 25 } },
        { path: `/webmasters/v3/sites/${SITE}/sitemaps`, authorization, body: '' },
      ]),
    );
    const token = console.asked.find(({ path }) => path === '/token');
    expect(String(token?.body)).toContain('assertion=');
  });

  it('is asked for once an hour for the same days, however many want it', async () => {
    const reports = service();
    await Promise.all([reports.report(...MAY), reports.report(...MAY)]);
    await reports.report(...MAY);
    expect(apiCalls()).toHaveLength(4);
    await reports.report('2026-05-02', '2026-05-31');
    expect(apiCalls()).toHaveLength(8);
  });

  it('is of the last 30 days where none are named', async () => {
    const { startDate, endDate } = await service().report('', '');
    expect(endDate).toBe(new Date().toISOString().slice(0, 10));
    expect((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000).toBe(29);
  });

  it('is empty where nothing was searched and nothing submitted', async () => {
    console.answers = {};
    const { summary } = await service().report(...MAY);
    expect(summary).toEqual({
      totalClicks: 0,
      totalImpressions: 0,
      avgCTR: 0,
      avgPosition: 0,
      issues: [{ type: 'sitemap-missing', category: 'sitemaps', count: 0 }],
      topQueries: [],
      topPages: [],
    });
  });

  it('lets nothing leave without both settings', async () => {
    const withKeyAlone = testConfig({ home: folder, searchConsoleKey: key });
    const lacking = [service(''), new SeoReportService(withKeyAlone, console.addresses)];
    for (const reports of lacking)
      await expect(reports.report(...MAY)).rejects.toMatchObject({
        code: 'seo.not_set_up',
        params: { setup: 1 },
      });
    expect(console.asked).toEqual([]);
  });

  it.each([
    ['2026-02-30', '2026-03-05'],
    ['yesterday', ''],
    ['2026-05-31', '2026-05-01'],
    ['2026-05-01', '2999-01-01'],
    ['2020-01-01', '2026-01-01'],
    ['2026-5-1', '2026-05-31'],
  ])('refuses the days %s to %s before anything is asked', async (startDate, endDate) => {
    expect(await codeOf(service().report(startDate, endDate))).toBe('request.validation_failed');
    expect(console.asked).toEqual([]);
  });

  it('fails as one where the service refuses, the token is not given, or an answer is no answer', async () => {
    const reports = service();
    console.answers.query = 403;
    expect(await codeOf(reports.report(...MAY))).toBe('seo.report_failed');
    console.answers.query = { rows: 'none' };
    expect(await codeOf(reports.report(...MAY))).toBe('seo.report_failed');
    console.answers.query = { rows: [] };
    expect((await reports.report(...MAY)).summary.topQueries).toEqual([]);
    console.tokenStatus = 401;
    expect(await codeOf(service().report(...MAY))).toBe('seo.report_failed');
  });

  it('fails with a key file that is gone or is none, and works again once it is there', async () => {
    rmSync(key);
    const reports = service();
    expect(await codeOf(reports.report(...MAY))).toBe('seo.report_failed');
    writeFileSync(key, '{"type":"authorized_user"}');
    expect(await codeOf(reports.report(...MAY))).toBe('seo.report_failed');
    writeServiceAccountKey(key);
    expect(await codeOf(reports.report(...MAY))).toBe('answered');
  });
});
