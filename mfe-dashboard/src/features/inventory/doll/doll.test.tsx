import { screen, within } from '@testing-library/react';
import { openInventory, reader, startBrowser, stopBrowser } from '../test/open-inventory';

beforeEach(startBrowser);
afterEach(stopBrowser);

describe('what is worn', () => {
  it('stands in named slots, empty ones too', async () => {
    openInventory('/dashboard/inventory');
    const doll = within(await screen.findByRole('list', { name: 'Equipped' }));
    expect(doll.getAllByRole('listitem')).toHaveLength(20);
    expect(
      doll.getByRole('link', { name: /^Hat: Iron Helm\s*, covered by .*Paper Crown/ }),
    ).toBeInTheDocument();
    expect(doll.getByText('Shield')).toHaveTextContent('Shield: empty');
    const figure = await screen.findByRole('img', { name: 'Brannoc' });
    expect(figure.querySelector('img')).toHaveAttribute('src', '/api/character/icon/9?view=figure');
  });

  it('has a second layer of what is seen', async () => {
    const user = reader();
    const { address } = openInventory('/dashboard/inventory');
    await user.click(await screen.findByRole('link', { name: /^Cash covers/ }));
    expect(address()).toBe('/dashboard/inventory?layer=cover');
    expect(
      screen.getByRole('link', { name: /^Hat: Paper Crown\s*, covers .*Iron Helm/ }),
    ).toBeInTheDocument();
  });

  it('leads from a piece to its cover', async () => {
    const user = reader();
    const { address } = openInventory('/dashboard/inventory?item=1');
    const opened = within(await screen.findByRole('dialog', { name: 'Iron Helm' }));
    await user.click(opened.getByRole('link', { name: 'Paper Crown' }));
    expect(address()).toBe('/dashboard/inventory?item=101&layer=cover');
    expect(await screen.findByRole('dialog', { name: 'Paper Crown' })).toBeInTheDocument();
  });

  it('is listed below where it has no slot, and adds up', async () => {
    openInventory('/dashboard/inventory');
    const others = within(await screen.findByRole('list', { name: 'Also worn' }));
    expect(others.getByRole('link', { name: 'Pet Ribbon' })).toBeInTheDocument();
    expect(screen.getByText('+20')).toBeInTheDocument();
  });
});
