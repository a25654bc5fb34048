import { jest } from '@jest/globals';
import { ApiFailure } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { SeoPage } from './seo-page';
import type { SeoReport, TechnicalReport } from './seo.queries';

const REPORT = '/api/seo/report';
const TECHNICAL = '/api/seo/technical';
const METRICS = { clicks: 1200, impressions: 40_000, ctr: 0.03, avgPosition: 7.25 };

function aReport(changes: Partial<SeoReport['summary']> = {}): SeoReport {
  return {
    startDate: '2026-05-01',
    endDate: '2026-05-30',
    summary: {
      totalClicks: 1200,
      totalImpressions: 40_000,
      avgCTR: 0.03,
      avgPosition: 7.25,
      issues: [{ type: 'sitemap-errors', path: 'https://isle.example/sitemap.xml', errors: 2 }],
      topQueries: [{ ...METRICS, query: 'classic <b>server</b>' }],
      topPages: [{ ...METRICS, page: 'https://isle.example/rankings' }],
      ...changes,
    },
    fullReport: {
      sitemaps: {
        sitemap: [
          { path: 'https://isle.example/sitemap.xml', errors: 2, warnings: 1, lastDownloadedAt: null },
        ],
      },
    },
  };
}

const NO_REPORT: TechnicalReport = { at: null, isRunning: false, isPartial: false, tookMs: 0, checks: [] };

function aTechnicalReport(): TechnicalReport {
  const check = { checked: 200, faults: 0, findings: [] };
  return {
    at: Date.now() - 3_600_000,
    isRunning: false,
    isPartial: false,
    tookMs: 42_000,
    checks: [
      {
        ...check,
        check: 'sitemap',
        faults: 1,
        findings: [{ fault: 'status', path: '/he/rankings', detail: '404', on: null }],
      },
      {
        ...check,
        check: 'translations',
        faults: 60,
        findings: [{ fault: 'text', path: 'mfe-market', detail: 'he: stores.title', on: null }],
      },
      {
        ...check,
        check: 'links',
        faults: 1,
        findings: [{ fault: 'link', path: '/gone', detail: 'time-out', on: '/ja/download' }],
      },
      { ...check, check: 'speed', findings: [{ fault: 'time', path: '/', detail: '120', on: null }] },
    ],
  };
}

function open(api: Record<string, unknown> = {}, path = '/admin/seo') {
  return renderInAdmin(<SeoPage />, {
    path,
    api: { [REPORT]: aReport(), [TECHNICAL]: NO_REPORT, ...api },
  });
}

describe('the report of the search console', () => {
  it('shows totals, issues, searches, pages and sitemaps', async () => {
    open();
    expect(await screen.findByText('1,200', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText('3.0%', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText('2 errors in a sitemap')).toBeVisible();
    expect(screen.getByRole('row', { name: /classic <b>server<\/b>/ })).toHaveTextContent('40,000');
    expect(screen.getByRole('link', { name: /\/rankings/ })).toHaveAttribute(
      'href',
      'https://isle.example/rankings',
    );
    expect(screen.getByRole('region', { name: 'Sitemaps' })).toHaveTextContent('/sitemap.xml');
  });

  it('asks for the days that the address names, and shows those of the answer', async () => {
    const { asked } = open(
      { [`${REPORT}?endDate=2026-05-30&startDate=2026-05-01`]: aReport() },
      '/admin/seo?startDate=2026-05-01&endDate=2026-05-30',
    );
    expect(await screen.findByLabelText('From')).toHaveValue('2026-05-01');
    expect(asked.some((address) => address.includes('startDate=2026-05-01'))).toBe(true);
  });

  it('is empty where no one searched', async () => {
    open({ [REPORT]: aReport({ topQueries: [], topPages: [], issues: [] }) });
    expect(await screen.findByText('No searches in this period')).toBeVisible();
    expect(screen.getByText('No pages shown in this period')).toBeVisible();
    expect(screen.getByText('No issues found.')).toBeVisible();
  });

  it('says how it is set up where it is not, with the names of both settings and what leaves', async () => {
    const problems = jest.spyOn(console, 'error');
    open({
      [REPORT]: new ApiFailure(409, {
        code: 'seo.not_set_up',
        msg: 'Not set up.',
        requestId: 'r',
      }),
    });
    const guide = await screen.findByRole('region', { name: 'Connect the search console' });
    expect(within(guide).getAllByRole('listitem')).toHaveLength(7);
    expect(guide).toHaveTextContent(
      /PORTICO_SEARCH_CONSOLE_KEY=.*"server": \{ "seo": \{ "searchConsoleSite": "sc-domain:example.org" \} \}/,
    );
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
    expect(guide).toHaveTextContent('Nothing about players is sent.');
    const technical = screen.getByText('No report yet');
    expect(technical.compareDocumentPosition(guide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that it failed, with the request id and a way to try again', async () => {
    open({
      [REPORT]: new ApiFailure(502, {
        code: 'seo.report_failed',
        msg: 'Failed to fetch SEO report',
        requestId: 'req-3',
      }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to fetch SEO report.*req-3/);
    expect(screen.getByRole('button', { name: 'kit.error.retry' })).toBeVisible();
  });
});

describe('the technical report', () => {
  it('is begun by a button', async () => {
    const { asked } = open();
    expect(await screen.findByText('No report yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(asked.filter((address) => address === TECHNICAL).length).toBeGreaterThan(1);
  });

  it('says while one is being made', async () => {
    open({ [TECHNICAL]: { ...NO_REPORT, isRunning: true } });
    expect(await screen.findByText(/Checking…/)).toBeVisible();
    expect(screen.queryByText('No report yet')).toBeNull();
    expect(screen.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-busy', 'true');
  });

  it('lists checks with their findings, and links to the pages', async () => {
    open({ [TECHNICAL]: aTechnicalReport() });
    expect(await screen.findByText(/Created 1 hour ago in 42 seconds/)).toBeVisible();
    expect(screen.getByRole('link', { name: '/he/rankings' })).toHaveAttribute('href', '/he/rankings');
    expect(screen.getByText(/Responds with ⁨404⁩/)).toBeVisible();
    expect(screen.getByText('mfe-market')).toBeVisible();
    expect(screen.getByText('and 59 more')).toBeVisible();
    expect(screen.getByText('Doesn’t respond in time')).toBeVisible();
    expect(screen.getByRole('link', { name: '/ja/download' })).toBeVisible();
    expect(screen.getByText('No problems')).toBeVisible();
  });

  it('says that time ran out, and what failed', async () => {
    const { unmount } = open({ [TECHNICAL]: { ...aTechnicalReport(), isPartial: true } });
    expect(await screen.findByText(/Time ran out/)).toBeVisible();
    unmount();
    open({
      [TECHNICAL]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'req-4' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/technical report couldn’t be loaded.*req-4/);
  });
});
