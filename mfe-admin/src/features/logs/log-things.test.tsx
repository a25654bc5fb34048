import { ApiFailure } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderInAdmin } from '../../test/render-in-admin';
import { InkwellLogPage, NxCreditLogPage } from './log-pages';
import { logCalls, type LogSelection } from './log.queries';
import { aBossLog, aChart } from './test/boss-log-data';
import { VIEW } from './test/log-view';

const SELECTION: LogSelection = { ...VIEW, sent: {} };

describe('a log of things', () => {
  const INKWELL = '/api/logs/inkwell';
  const NX = '/api/logs/nx-credit';
  const inkwell = { stats: { totalPurchases: 0, totalVPSpent: 0, totalNXSpent: 0, popularItems: [] } };
  const nx = { stats: { totalGained: 0, totalSpent: 0, uniqueCharacters: 0, largestTransaction: 0 } };
  const show = (page: ReactElement, path: string, api: Record<string, unknown>) =>
    renderInAdmin(page, { path, api });

  it('is searched by an item, in the address and in the file', async () => {
    const { address, asked } = show(<InkwellLogPage />, '/admin/logs/inkwell', {
      [INKWELL]: { ...aBossLog([]), ...inkwell },
      [`${INKWELL}/chart`]: aChart(),
      [`${INKWELL}?item=oar`]: { ...aBossLog([]), ...inkwell },
      [`${INKWELL}/chart?item=oar`]: aChart(),
      [`${INKWELL}/file?format=csv&item=oar`]: '',
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Item name or ID' }), 'oar{Enter}');
    expect(address()).toBe('/admin/logs/inkwell?item=oar');
    await waitFor(() => expect(asked).toContain(`${INKWELL}?item=oar`));
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(logCalls('inkwell').file({ ...SELECTION, item: 'oar' })).toBe(`${INKWELL}/file?item=oar`);
    expect(logCalls('boss').file({ ...SELECTION, item: 'oar', source: 'Vote' })).toBe('/api/logs/boss/file');
  });

  it('is narrowed by a source that it has rows of', async () => {
    const { address } = show(<NxCreditLogPage />, '/admin/logs/nx-credit?source=Old%20shop', {
      [`${NX}?source=Old+shop`]: { ...aBossLog([], {}, { sources: ['Gachapon', 'Vote'] }), ...nx },
      [`${NX}/chart?source=Old+shop`]: aChart(),
      [`${NX}?source=Vote`]: { ...aBossLog([], {}, { sources: ['Gachapon', 'Vote'] }), ...nx },
      [`${NX}/chart?source=Vote`]: aChart(),
    });
    const field = await screen.findByRole('combobox', { name: 'Source' });
    expect(field).toHaveValue('Old shop');
    await waitFor(() =>
      expect(
        within(field)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['All sources', 'Gachapon', 'Vote rewards', 'Old shop']),
    );
    await userEvent.selectOptions(field, 'Vote');
    expect(address()).toBe('/admin/logs/nx-credit?source=Vote');
  });

  it('says who may see it where the permission is missing', async () => {
    const body = {
      code: 'identity.forbidden',
      msg: 'no',
      requestId: 'r',
      params: { permission: 'webAdmin' },
    };
    const refused = new ApiFailure(403, body);
    show(<NxCreditLogPage />, '/admin/logs/nx-credit', { [NX]: refused, [`${NX}/chart`]: aChart() });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load NX credit logs. Only web admins can see them.',
    );
  });
});
