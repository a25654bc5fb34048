import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import he from '../../i18n/he.json' with { type: 'json' };
import texts from '../../i18n/en.json' with { type: 'json' };
import { InventoryPage } from './inventory-page';
import { anAccount, anInventory, anItem, anOreStorage } from './test/inventory-data';

const NAMES = { 2000000: 'Red Potion', 2000001: 'Blue Potion', 4000000: 'Crab Claw', 3010000: 'Deck Chair' };
const FULL = anInventory(
  {
    equip: [anItem({ itemId: 1_302_000, position: 3, price: 400 })],
    use: [
      anItem({ itemId: 2_000_000, position: 1, quantity: 100, price: 5 }),
      anItem({ itemId: 2_000_001, position: 7, quantity: 1200 }),
    ],
    setup: [anItem({ itemId: 3_010_000, position: 2 })],
    etc: [anItem({ itemId: 4_000_000, position: 96, quantity: 40, price: 10 })],
    cash: [],
  },
  { itemNames: NAMES },
);
const ORES = anOreStorage([{ itemId: 4_010_000, position: 1, quantity: 300, price: 85 }], {
  4010000: 'Copper Ore',
});

function open(path = '/dashboard/inventory', api: Record<string, unknown> = {}) {
  return renderInPortal(<InventoryPage />, {
    path,
    api: {
      '/api/auth/user': anAccount(),
      '/api/inventory/character/9': FULL,
      '/api/inventory/character/10': anInventory(
        { use: [anItem({ itemId: 2_000_000 })] },
        { itemNames: NAMES },
      ),
      '/api/inventory/ore-storage': ORES,
      ...api,
    },
    texts: { 'mfe-dashboard': texts },
  });
}

const tab = (name: RegExp) => screen.findByRole('link', { name });
const items = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('the tabs', () => {
  it('say how full each bag is', async () => {
    open();
    expect(await tab(/^Equip .*1 of 24 slots used$/)).toHaveAttribute(
      'href',
      '/dashboard/inventory?tab=equip',
    );
    expect(await tab(/^Use .*2 of 96 slots used$/)).toBeInTheDocument();
    expect(await tab(/^Ore storage\s*1$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Equipped/ })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['equip', 'Equip', ['Item 1302000']],
    ['use', 'Use', ['Red Potion, 100 pieces100', 'Blue Potion, 1,200 pieces1,200']],
    ['setup', 'Setup', ['Deck Chair']],
    ['etc', 'Etc', ['Crab Claw, 40 pieces40']],
    ['cash', 'Cash', []],
    ['ores', 'Ore storage', ['Copper Ore, 300 pieces300']],
  ])('show what is in %s', async (name, list, expected) => {
    open(`/dashboard/inventory?tab=${name}`);
    expect(await items(list)).toEqual(expected);
  });

  it('have a cell for each place, where the item is that the game has there', async () => {
    open('/dashboard/inventory?tab=use');
    const list = await screen.findByRole('list', { name: 'Use' });
    expect(list.children).toHaveLength(96);
    expect(list.children[6]).toHaveTextContent('Blue Potion');
  });

  it('draw what is beyond the capacity too', async () => {
    open('/dashboard/inventory?tab=etc', {
      '/api/inventory/character/9': { ...FULL, capacities: { ...FULL.capacities, etc: 24 } },
    });
    expect((await screen.findByRole('list', { name: 'Etc' })).children).toHaveLength(96);
  });

  it('tell what it is all worth at an NPC, and what has no price', async () => {
    open('/dashboard/inventory?tab=use');
    await items('Use');
    expect(screen.getByText('This tab, at NPC prices').parentElement).toHaveTextContent(
      '500mesos1 item has no price',
    );
    expect(screen.getByText('Everything, at NPC prices').parentElement).toHaveTextContent(
      '1,300mesos2 items have no price',
    );
  });

  it('leave the ores out of what a character has', async () => {
    open('/dashboard/inventory?tab=ores');
    await items('Ore storage');
    expect(screen.getByText('This tab, at NPC prices').parentElement).toHaveTextContent('25,500mesos');
    expect(screen.queryByText('Everything, at NPC prices')).not.toBeInTheDocument();
  });
});

describe('the filter', () => {
  it('shows what it finds, counts it in all tabs, and is in the address', async () => {
    const user = userEvent.setup();
    const { address } = open('/dashboard/inventory?tab=use');
    await user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'blue');
    expect(await screen.findByText('1 match')).toBeInTheDocument();
    expect(address()).toBe('/dashboard/inventory?tab=use&search=blue');
    expect(await items('Use')).toEqual(['Blue Potion, 1,200 pieces1,200']);
    expect(screen.getByRole('link', { name: /^Etc/ })).toHaveTextContent('Etc0');
  });

  it('says where to look when it finds nothing', async () => {
    open('/dashboard/inventory?tab=use&search=claw');
    expect(await screen.findByRole('heading', { name: /Nothing here is called .*claw/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Etc/ })).toHaveTextContent('Etc1');
    const [clear] = screen.getAllByRole('link', { name: 'Clear the filter' });
    expect(clear).toHaveAttribute('href', '/dashboard/inventory?tab=use');
  });
});

describe('the characters', () => {
  it('are chosen by the address, which keeps tab and search', async () => {
    open('/dashboard/inventory?tab=use&search=red&item=1');
    expect(await screen.findByRole('link', { name: /Wren/ })).toHaveAttribute(
      'href',
      '/dashboard/inventory?tab=use&search=red&character=10',
    );
    expect(screen.getByRole('link', { name: /Brannoc/ })).toHaveAttribute('aria-current', 'true');
  });

  it('have each their own inventory', async () => {
    open('/dashboard/inventory?character=10&tab=use');
    expect(await items('Use')).toEqual(['Red Potion']);
    expect(screen.getByRole('region', { name: 'Wren' })).toBeInTheDocument();
  });

  it.each([
    ['of somebody else', '/dashboard/inventory?character=77', {}],
    [
      'that are gone by now',
      '/dashboard/inventory?character=10',
      {
        '/api/inventory/character/10': new ApiFailure(404, {
          code: 'dashboard.character_not_found',
          msg: 'This is not one of your characters.',
          requestId: 'req-1',
        }),
      },
    ],
  ])('%s are not found, with the way back', async (_, path, api) => {
    open(path, api);
    expect(await screen.findByRole('heading', { name: 'Character not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to your inventory' })).toHaveAttribute(
      'href',
      '/dashboard/inventory',
    );
  });

  it('come from the game while there is none', async () => {
    open('/dashboard/inventory', { '/api/auth/user': anAccount({ characters: [] }) });
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get the game' })).toHaveAttribute('href', '/download');
  });
});

describe('the page', () => {
  it('says what a character without anything can do', async () => {
    open('/dashboard/inventory?tab=etc', { '/api/inventory/character/9': anInventory() });
    expect(await screen.findByRole('heading', { name: 'No inventory data available' })).toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const api: Record<string, unknown> = {
      '/api/inventory/character/9': new ApiFailure(503, {
        code: 'portal.unavailable',
        msg: 'The database is away.',
        requestId: 'req-2',
      }),
    };
    const { asked } = open('/dashboard/inventory?tab=use', api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load inventory');
    await userEvent.click(within(alert).getByRole('button'));
    expect(asked.filter((address) => address.startsWith('/api/inventory/character'))).toHaveLength(2);
  });

  it('keeps the bags where the ore storage fails', async () => {
    open('/dashboard/inventory?tab=use', {
      '/api/inventory/ore-storage': new ApiFailure(500, {
        code: 'portal.internal',
        msg: '',
        requestId: 'req-3',
      }),
    });
    expect(await items('Use')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the game may be ahead of it while the account plays', async () => {
    open('/dashboard/inventory', { '/api/auth/user': anAccount({ loggedIn: true }) });
    expect(await screen.findByText(/You’re in the game right now/)).toBeInTheDocument();
  });

  it('says what an empty ore storage is for', async () => {
    open('/dashboard/inventory?tab=ores', { '/api/inventory/ore-storage': anOreStorage() });
    expect(await screen.findByRole('heading', { name: 'Your ore storage is empty' })).toBeInTheDocument();
  });

  it('speaks the language of the reader', async () => {
    renderInPortal(<InventoryPage />, {
      path: '/dashboard/inventory?tab=use',
      language: 'he',
      api: {
        '/api/auth/user': anAccount(),
        '/api/inventory/character/9': FULL,
        '/api/inventory/ore-storage': ORES,
      },
      texts: { 'mfe-dashboard': he },
    });
    expect(await screen.findByRole('list', { name: 'שימוש' })).toBeInTheDocument();
  });
});
