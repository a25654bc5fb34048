import { ApiFailure } from '@portico/testing/react';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { HoldersPage } from './holders-page';
import type { Holder, Holders } from './holders.queries';

const POPULAR = '/api/itemdatabase/popular-items?limit=5';
const RING = '/api/admin/items/1112400/holders';

function aHolder(changes: Partial<Holder> = {}): Holder {
  return {
    characterId: 70,
    characterName: 'Oriel',
    level: 42,
    accountId: 7,
    accountName: 'mochi',
    ban: null,
    place: 'bag',
    amount: 42,
    stacks: 2,
    ...changes,
  };
}

function someHolders(list: Holder[], changes: Partial<Holders> = {}): Holders {
  return {
    itemId: 1_112_400,
    itemName: 'Harbor Ring',
    at: Date.now(),
    amount: 1234,
    holders: list.length,
    list,
    pagination: { page: 1, limit: 50, total: list.length, pages: 1 },
    ...changes,
  };
}

function open(api: Record<string, unknown>, path = '/admin/holders?item=1112400') {
  return renderInAdmin(<HoldersPage />, { path, api });
}

describe('who holds an item', () => {
  it('lists parcels that nobody can tell apart each in a row', async () => {
    const problems = jest.spyOn(console, 'error');
    const parcel = aHolder({ characterId: null, accountId: null, place: 'parcel' });
    open({ [RING]: someHolders([parcel, parcel]) });
    const table = await screen.findByRole('table', { name: 'Holders' });
    expect(screen.getByRole('combobox', { name: 'Item name or ID' })).toHaveValue('Harbor Ring');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
  });

  it('is a list of accounts and their characters, with places, amounts and bans', async () => {
    const ban = { type: 'permanent', reason: 'dupes', until: null, by: 'keeper', at: 5 } as const;
    open({
      [RING]: someHolders([
        aHolder({ place: 'store', amount: 700 }),
        aHolder({ characterId: null, characterName: null, level: null, place: 'storage', ban }),
        aHolder({ characterId: null, characterName: null, level: null, accountId: null, place: 'parcel' }),
        aHolder({ characterId: 71, characterName: null, accountId: null, place: 'worn', amount: 1 }),
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Holders' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/^mochi OrielLv. 42Store7002$/);
    expect(within(table).getByRole('link', { name: 'Oriel' })).toHaveAttribute('href', '/player/70');
    expect(within(table).getByRole('link', { name: 'Store' })).toHaveAttribute('href', '/market/70');
    expect(rows[1]).toHaveTextContent(/^mochi Banned permanently · keeper––Storage42/);
    expect(rows[2]).toHaveTextContent(/^Unknown––Parcel/);
    expect(rows[3]).toHaveTextContent(/^UnknownDeleted \(#71\)/);
    expect(screen.getByText('1,234 pieces in total')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbor Ring' })).toHaveAttribute('href', '/item/1112400');
    expect(within(table).getAllByRole('link', { name: 'mochi' })[0]).toHaveAttribute(
      'href',
      '/admin/holders?item=1112400&player=7',
    );
  });

  it('says that only the largest are listed, and turns pages in the address', async () => {
    open({
      [RING]: someHolders([aHolder()], {
        holders: 5120,
        pagination: { page: 1, limit: 50, total: 1000, pages: 20 },
      }),
    });
    expect(await screen.findByText('5,120 holders')).toBeVisible();
    expect(screen.getByText('Only the top 1,000 holders are listed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/admin/holders?item=1112400&page=2',
    );
  });

  it('asks for an item first, which is found by its name', async () => {
    const hits = [{ id: 1_112_400, name: 'Harbor Ring' }];
    const { address, asked } = open(
      {
        [RING]: someHolders([]),
        [POPULAR]: [{ id: 4_000_019, name: 'Tide Shell', sourceCount: 3 }],
        '/api/search?limit=8&q=ring': { sections: [{ kind: 'item', hits }] },
      },
      '/admin/holders',
    );
    expect(screen.getByText('Which item?')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Tide Shell' })).toHaveAttribute(
      'href',
      '/admin/holders?item=4000019',
    );
    expect(asked).toEqual([POPULAR]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Item name or ID' }), 'ring');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Ring/ }));
    await waitFor(() => expect(address()).toBe('/admin/holders?item=1112400'));
    expect(await screen.findByText('No one holds it')).toBeVisible();
  });

  it('says that it could not be read', async () => {
    open({ [RING]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-5' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/holders couldn’t be loaded.*r-5/);
  });
});
