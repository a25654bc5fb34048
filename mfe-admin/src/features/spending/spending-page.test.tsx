import { ApiFailure } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { SpendingPage } from './spending-page';
import type { Spender, Spending } from './spending.queries';

const SPENDING = '/api/admin/spending';
const NX = `${SPENDING}?currency=NX`;

function someSpending(list: Spender[], changes: Partial<Spending> = {}): Spending {
  return {
    currency: 'NX',
    from: Date.now() - 7 * 86_400_000,
    at: Date.now(),
    spent: 2500,
    spenders: list.length,
    list,
    pagination: { page: 1, limit: 25, total: list.length, pages: 1 },
    ...changes,
  };
}

const MOCHI: Spender = {
  accountId: 7,
  accountName: 'mochi',
  ban: null,
  spent: 1500,
  times: 3,
  lastAt: Date.now() - 2 * 3_600_000,
  purposes: [
    { kind: 'item', name: 'Firefly Trail', itemId: 5_000_000, spent: 1000, times: 1 },
    { kind: 'ledger', name: 'exchange', itemId: null, spent: 400, times: 1 },
    { kind: 'source', name: 'Gacha <b>', itemId: null, spent: 100, times: 1 },
  ],
};

function open(api: Record<string, unknown>, path = '/admin/spending') {
  return renderInAdmin(<SpendingPage />, { path, api });
}

describe('who spent what', () => {
  it('is a list of accounts with what they paid for, in words', async () => {
    open({
      [NX]: someSpending([MOCHI], {
        spenders: 3000,
        pagination: { page: 1, limit: 25, total: 1000, pages: 40 },
      }),
    });
    const table = await screen.findByRole('table', { name: 'Spent: NX' });
    const [row] = within(table).getAllByRole('row').slice(1);
    expect(row).toHaveTextContent(
      /^mochi 1,500 NX3Firefly Trail 1,000VP exchanged for NX 400Gacha <b> 1002 hours ago$/,
    );
    expect(within(table).getByRole('link', { name: 'Firefly Trail' })).toHaveAttribute(
      'href',
      '/item/5000000',
    );
    expect(
      screen.getByText(/2,500 NX in total · .*· Only the top 1,000 spenders are listed\./),
    ).toBeVisible();
    expect(screen.getByText('3,000 accounts')).toBeVisible();
  });

  it('has its currency and days in the address', async () => {
    const { address, asked } = open({
      [NX]: someSpending([MOCHI]),
      [`${SPENDING}?currency=VP`]: someSpending([]),
      [`${SPENDING}?currency=VP&days=30`]: someSpending([]),
    });
    await screen.findByRole('table', { name: 'Spent: NX' });
    await userEvent.click(screen.getByRole('link', { name: 'VP' }));
    await userEvent.click(screen.getByRole('link', { name: '30 days' }));
    expect(address()).toBe('/admin/spending?currency=VP&days=30');
    expect(await screen.findByText('No one spent anything')).toBeVisible();
    expect(asked).toContain(`${SPENDING}?currency=VP&days=30`);
  });

  it('says that there is too much to be counted', async () => {
    open({
      [NX]: new ApiFailure(422, {
        code: 'logs.too_long',
        msg: 'There are too many rows.',
        requestId: 'r',
      }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/spending couldn’t be loaded/);
  });
});
