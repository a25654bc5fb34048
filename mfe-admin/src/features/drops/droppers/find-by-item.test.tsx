import { ApiFailure } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItemDropper, itemDroppers } from '../test/drops-data';
import { openPage } from '../test/open-drops';

describe('find by item', () => {
  it('lists who drops it with base and actual chance and quantity, each of which opens', async () => {
    openPage(
      {
        '/api/droprates/item/2000/monsters': itemDroppers([
          anItemDropper({ maxQuantity: 5, minQuantity: 2 }),
          anItemDropper({
            rowId: 2,
            dropperId: 9,
            dropperName: 'Old Crate',
            type: 'reactor',
            level: null,
            map: null,
          }),
        ]),
      },
      '/droprates?panel=find&item=2000',
    );
    const monster = await screen.findByRole('link', { name: /Mossback/ });
    expect(monster).toHaveTextContent(/Lv\. 12 · Fern Hollow.*0\.040%.*Mythic.*Actual 0\.120%.*Quantity 2–5/);
    expect(monster).toHaveAttribute('href', '/droprates?item=2000&dropper=100100');
    expect(screen.getByRole('link', { name: /Old Crate.*Reactor 9/ })).toHaveAttribute(
      'href',
      '/droprates?item=2000&type=reactor&dropper=9',
    );
    expect(screen.getByRole('link', { name: 'Amber Tonic' })).toHaveAttribute('href', '/item/2000');
  });

  it('takes an item from what is found, and mesos as 0', async () => {
    const { address } = openPage(
      {
        '/api/droprates/items/search?query=amber': [{ id: 2000, name: 'Amber Tonic' }],
        '/api/droprates/item/2000/monsters': itemDroppers([]),
        '/api/droprates/item/0/monsters': { item: { id: 0, name: 'Mesos' }, droppers: [] },
      },
      '/droprates?panel=find',
    );
    const field = () => screen.getByRole('combobox', { name: 'Item name or ID' });
    await userEvent.type(field(), 'amber');
    await userEvent.click(await screen.findByRole('option', { name: /Amber Tonic/ }));
    expect(address()).toBe('/droprates?panel=find&item=2000');
    expect(await screen.findByText('Nothing drops this item')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Find drop sources' }));
    expect(address()).toBe('/droprates?panel=find&item=0');
    expect(await screen.findByText('Mesos', { selector: 'p' })).toBeVisible();
  });

  it('asks for a valid id where there is none', async () => {
    const { address } = openPage(
      { '/api/droprates/item/77/monsters': new ApiFailure(404, { code: 'x', msg: 'No', requestId: 'r' }) },
      '/droprates?panel=find',
    );
    const field = screen.getByRole('combobox', { name: 'Item name or ID' });
    await userEvent.type(field, 'q{Enter}');
    expect(field).toHaveAccessibleDescription(/Please enter a valid item ID/);
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '77{Enter}');
    expect(address()).toBe('/droprates?panel=find&item=77');
    expect(await screen.findByText('No item has the ID 77.')).toBeVisible();
  });
});
