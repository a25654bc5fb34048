import { ApiFailure } from '@portico/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import texts from '../../i18n/en.json' with { type: 'json' };
import { BossLogPage } from './log-pages';
import { aBossLog, aBossRow, aChart, FROM } from './test/boss-log-data';

const BOSS = '/api/logs/boss';
const CHART = '/api/logs/boss/chart';
const PATH = '/admin/logs/boss';

function open(api: Record<string, unknown>, query = '') {
  api[BOSS] ??= aBossLog([aBossRow()]);
  api[CHART] ??= aChart();
  return renderInAdmin(<BossLogPage />, { path: PATH + query, api });
}

beforeEach(() => localStorage.clear());

describe('a log', () => {
  it('shows the last 7 days, which the server knows, with sums, words and ways on', async () => {
    const { asked } = open({});
    const row = within(await screen.findByRole('table', { name: 'Boss logs' })).getByRole('row', {
      name: /Oriel/,
    });
    expect(row).toHaveTextContent('Jan 10, 01:00:00');
    expect(row).toHaveTextContent(/Zakum.*Daily/);
    expect(within(row).getByRole('link', { name: 'Oriel' })).toHaveAttribute('href', `${PATH}?player=7`);
    expect(within(row).getByRole('link', { name: 'mochi' })).toHaveAttribute('href', `${PATH}?player=7`);
    expect(within(row).getByRole('link', { name: /^Timeline of/ })).toHaveAttribute(
      'href',
      `${PATH}?story=7&storyAt=${FROM + 3_600_000}`,
    );
    expect(screen.getByText('Jan 10, 2026 – Jan 16, 2026, server time')).toBeVisible();
    expect(screen.getByText('Daily attempts').nextSibling).toHaveTextContent('4');
    expect(asked).toContain(BOSS);
  });

  it('keeps what narrows it in the address, and goes back to the first page', async () => {
    const { address, asked } = open(
      {
        [`${BOSS}?cursor=abc&page=3`]: aBossLog([aBossRow()], { page: 3, totalPages: 9, next: 'n' }),
        [`${BOSS}?bossType=PINKBEAN`]: aBossLog([]),
        [`${CHART}?bossType=PINKBEAN`]: aChart(),
      },
      '?page=3&cursor=abc',
    );
    await screen.findByText('Page 3 of 9');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Boss' }), 'Pink Bean');
    expect(address()).toBe(`${PATH}?bossType=PINKBEAN`);
    expect(asked).toContain(`${BOSS}?bossType=PINKBEAN`);
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    for (const clear of screen.getAllByRole('link', { name: 'Clear filters' }))
      expect(clear).toHaveAttribute('href', PATH);
  });

  it.each([
    ['', /server time/, true],
    ['?endDate=2026-01-16&startDate=2026-01-10', /server time/, false],
    ['?playerId=7', new RegExp(texts.logs.range.all), false],
  ])('leaves its days out on phones only where a link names them: %s', async (query, words, isLeftOut) => {
    open({ [BOSS + query]: aBossLog([aBossRow()]), [CHART + query]: aChart() }, query);
    await screen.findByRole('table', { name: 'Boss logs' });
    const range = screen.getByText(words).closest('span');
    expect(range?.classList.contains('preset')).toBe(isLeftOut);
  });

  it('is all of it where an address spells a filter wrongly', async () => {
    const { asked } = open({}, '?bossType=%3Cb%3E&startDate=yesterday&days=8&page=-4');
    await screen.findByRole('table', { name: 'Boss logs' });
    expect(asked).toContain(BOSS);
  });

  it('goes on by cursors, and has no last page where the total is about', async () => {
    open(
      {
        [`${BOSS}?cursor=abc&page=3`]: aBossLog([aBossRow()], {
          totalLogs: 1_200_000,
          totalPages: 48_000,
          isAbout: true,
          next: 'older',
          previous: 'newer',
        }),
      },
      '?page=3&cursor=abc',
    );
    expect(await screen.findByText('about 1,200,000 rows')).toBeVisible();
    expect(screen.getByText('Page 3 of about 48,000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      `${PATH}?page=4&cursor=older`,
    );
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      `${PATH}?page=2&cursor=newer`,
    );
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', PATH);
    expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says so where more names match than are looked through', async () => {
    open(
      {
        [`${BOSS}?searchFilter=an`]: aBossLog([aBossRow()], {}, { isSearchCut: true }),
        [`${CHART}?searchFilter=an`]: aChart(),
      },
      '?search=an',
    );
    expect(await screen.findByText(/Too many names match/)).toBeVisible();
  });

  it('names the day of the busiest hours once', async () => {
    const chart = aChart([5]);
    open({ [CHART]: { ...chart, stepMs: chart.stepMs / 12 } });
    expect(
      await screen.findByRole('button', { name: /Busiest: Jan \d+, \d\d:\d\d – \d\d:\d\d with 5$/ }),
    ).toBeVisible();
  });

  it('has its chart as a strip that opens, and is narrowed to the time that is brushed by keys', async () => {
    const days = '?endDate=2026-01-12&startDate=2026-01-11';
    const { address } = open({
      [BOSS + days]: aBossLog([]),
      [CHART + days]: aChart(),
    });
    const strip = await screen.findByRole('button', { name: /^Over time Busiest: .*5$/ });
    expect(screen.queryByRole('slider')).toBeNull();
    await userEvent.click(strip);
    expect(address()).toBe(`${PATH}?chart=open`);
    const chart = await screen.findByRole('slider', { name: 'Rows over time' });
    fireEvent.keyDown(chart, { key: 'Home' });
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
    fireEvent.keyDown(chart, { key: 'ArrowRight', shiftKey: true });
    expect(chart).toHaveAttribute('aria-valuetext', 'Jan 11, 2026 – Jan 12, 2026 · rows: 5');
    fireEvent.keyDown(chart, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe(`${PATH}?chart=open&startDate=2026-01-11&endDate=2026-01-12`));
    await userEvent.click(screen.getByRole('button', { name: /^Over time/ }));
    expect(address()).toBe(`${PATH}?startDate=2026-01-11&endDate=2026-01-12`);
  });

  it('says that access may be missing where it is, and which permission that is', async () => {
    open({
      [BOSS]: new ApiFailure(403, {
        code: 'identity.forbidden',
        msg: 'This needs the permission "admin".',
        requestId: 'req-3',
        params: { permission: 'admin' },
      }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load boss logs. You might not have admin access.');
    expect(alert).toHaveTextContent('This needs the permission');
    expect(alert).toHaveTextContent('req-3');
  });

  it('does not say so where something else failed, and offers another try', async () => {
    const api: Record<string, unknown> = {
      [BOSS]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'req-4' }),
    };
    open(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load boss logs');
    expect(alert).not.toHaveTextContent('might not');
    api[BOSS] = aBossLog([aBossRow()]);
    await userEvent.click(within(alert).getByRole('button', { name: /retry/ }));
    expect(await screen.findByRole('row', { name: /Oriel/ })).toBeVisible();
  });

  it('names no field of the API where it refuses a value', async () => {
    const issues = [{ field: 'searchFilter', rule: 'text', msg: 'Must not contain control characters' }];
    open({
      [BOSS]: new ApiFailure(400, { code: 'request.validation_failed', msg: 'no', requestId: 'r', issues }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Must not contain control characters');
    expect(alert).not.toHaveTextContent('searchFilter');
  });

  it('says that a range is too long before it is asked for', async () => {
    const { asked } = open({}, '?startDate=2024-01-01&endDate=2026-01-01');
    expect(await screen.findByRole('status')).toHaveTextContent('A log shows at most 366 days at once.');
    expect(asked.filter((address) => address.startsWith(BOSS))).toEqual([]);
  });

  it('says that a date is required where one is emptied', async () => {
    open({});
    await screen.findByRole('table', { name: 'Boss logs' });
    const from = screen.getByLabelText('From');
    fireEvent.input(from, { target: { value: '' } });
    expect(from).toHaveAccessibleDescription('A date is required');
    expect(from).toBeInvalid();
    fireEvent.blur(from);
    expect(from).toHaveAccessibleDescription('A date is required');
    fireEvent.input(from, { target: { value: '2026-01-02' } });
    expect(from).not.toHaveAccessibleDescription();
  });

  it('says so where nothing was ever logged', async () => {
    open({ [BOSS]: aBossLog([], {}, { isWritten: false }) });
    expect(await screen.findByText('Nothing has been logged yet')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('saved views', () => {
  it('name the filters, lead back to them and are deleted', async () => {
    const query = '?bossType=ZAKUM';
    open({ [BOSS + query]: aBossLog([aBossRow()]), [CHART + query]: aChart() }, `${query}&page=1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    const dialog = screen.getByRole('dialog', { name: 'Saved views' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Only Zakum{Enter}');
    expect(within(dialog).getByRole('link', { name: 'Only Zakum' })).toHaveAttribute(
      'href',
      `${PATH}?bossType=ZAKUM`,
    );
    expect(localStorage.getItem('portico-log-views-boss')).toContain('Only Zakum');
    await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }));
    expect(within(dialog).getByText('No saved views yet.')).toBeVisible();
    expect(localStorage.getItem('portico-log-views-boss')).toBe('[]');
  });

  it('are none where storage says something else', async () => {
    localStorage.setItem('portico-log-views-boss', '{"name":1}');
    open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    expect(screen.getByText('No saved views yet.')).toBeVisible();
  });
});
