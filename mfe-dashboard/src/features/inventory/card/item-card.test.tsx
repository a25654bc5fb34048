import { screen, within } from '@testing-library/react';
import { anInventory, anItem } from '../test/inventory-data';
import { EQUIP, openInventory, startBrowser, stopBrowser } from '../test/open-inventory';

const card = () => screen.findByRole('dialog', { name: 'Ferry Oar' });

beforeEach(startBrowser);
afterEach(stopBrowser);

describe('the card of an item', () => {
  it('opens from the address with what was rolled, each stat against the average', async () => {
    openInventory(`${EQUIP}&item=2`);
    const stats = within(within(await card()).getByRole('region', { name: 'Stats' }));
    const lines = stats.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
    expect(lines).toEqual([
      'Attack Power20+33 above average',
      'STR3-11 below average',
      'LUK1same',
      'Upgrade slots3 of 9 leftScrolls passed: 4, failed: 2',
      'Hammers used2',
    ]);
  });

  it('says its flags, until when it stays, whose it is and who gave it', async () => {
    openInventory(`${EQUIP}&item=2`);
    const opened = within(await card());
    for (const fact of ['Locked', 'Untradeable', 'Name tag: Wren', 'Gift from: Ash', 'Slot 2'])
      expect(
        opened.getByText((_, element) => element?.textContent === fact, { selector: 'span' }),
      ).toBeInTheDocument();
    expect(opened.getByText(/^Expires Jan 12, 2026, .*\(in 2 days\)$/)).toBeInTheDocument();
    expect(opened.getByText('1,200')).toBeInTheDocument();
  });

  it('says what the game files say of it, and what its wearer lacks', async () => {
    openInventory(`${EQUIP}&item=2`);
    const opened = within(await card());
    expect(await opened.findByText('It has seen calmer waters.')).toBeInTheDocument();
    // The character has 120 of 125 STR, and its equipment adds 10.
    expect(
      opened
        .getAllByRole('listitem')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Level 60', 'STR 125']);
    expect(opened.getAllByRole('img', { name: 'you don’t meet this yet' })).toHaveLength(1);
    expect(opened.getByText('Bowman, you don’t meet this yet')).toBeInTheDocument();
    expect(opened.getByRole('link', { name: 'Open in the database' })).toHaveAttribute(
      'href',
      '/item/1302000',
    );
  });

  it('does without an average, and without the game files', async () => {
    openInventory(`${EQUIP}&item=5`);
    const opened = within(await screen.findByRole('dialog', { name: 'Item 1302001' }));
    expect(opened.getByRole('term')).toHaveTextContent('Attack Power');
    expect(opened.queryByText('vs. average')).not.toBeInTheDocument();
    expect(opened.getByText('No NPC price')).toBeInTheDocument();
  });

  it('says what all pieces are worth, and one', async () => {
    openInventory('/dashboard/inventory?tab=use&item=1');
    const opened = within(await screen.findByRole('dialog', { name: 'Red Potion' }));
    expect(opened.getByText('500')).toBeInTheDocument();
    expect(opened.getByText('5')).toBeInTheDocument();
  });

  it('leads nowhere where no remote has pages of items', async () => {
    openInventory(`${EQUIP}&item=2`, { portal: { registry: { contract: 1, language: 'en', remotes: [] } } });
    await card();
    expect(screen.queryByRole('link', { name: 'Open in the database' })).not.toBeInTheDocument();
  });
});

describe('names', () => {
  const EVIL = '<img src=x onerror=alert(1)>';
  const REVERSED = '\u202Eevil\u2066';
  const LONG = 'Wwwwwwwwww'.repeat(20);
  const hostile = anInventory(
    {
      use: [
        anItem({ itemId: 2_000_000, position: 1, owner: EVIL, giftFrom: REVERSED }),
        anItem({ itemId: 2_000_001, position: 2 }),
        anItem({ itemId: 2_000_002, position: 3 }),
      ],
    },
    { itemNames: { 2000000: EVIL, 2000001: REVERSED, 2000002: LONG } },
  );

  it('are words, whatever they hold, and isolated from what is around them', async () => {
    openInventory('/dashboard/inventory?tab=use&item=1', { api: { '/api/inventory/character/9': hostile } });
    const opened = await screen.findByRole('dialog', { name: EVIL });
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect(
      within(opened)
        .getAllByText(EVIL)
        .every(({ tagName }) => tagName === 'BDI'),
    ).toBe(true);
    expect(within(opened).getByText(REVERSED).tagName).toBe('BDI');
    const list = within(screen.getByRole('list', { name: 'Use' }));
    expect(list.getByText(REVERSED).tagName).toBe('BDI');
    expect(list.getByText(LONG)).toBeInTheDocument();
  });
});
