import { jest } from '@jest/globals';
import { PHONE } from '@portico/portal-kit';
import { act, screen, within } from '@testing-library/react';
import { EQUIP, openInventory, reader, startBrowser, stopBrowser } from '../test/open-inventory';

const cell = (name: RegExp) => screen.findByRole('link', { name });
const card = () => screen.findByRole('dialog', { name: 'Ferry Oar' });

beforeEach(startBrowser);
afterEach(stopBrowser);

describe('opening and closing', () => {
  it('is by a press, takes the focus into the card, and Esc gives it back', async () => {
    const user = reader();
    const { address } = openInventory(EQUIP);
    await user.click(await cell(/Ferry Oar/));
    expect(address()).toBe(`${EQUIP}&item=2`);
    expect(await card()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(EQUIP);
    expect(await cell(/Ferry Oar/)).toHaveFocus();
  });

  it('is over with the button, with a press beside the card, and with a second press on its cell', async () => {
    const user = reader();
    const { address } = openInventory(EQUIP);
    const opener = await cell(/Ferry Oar/);
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe(EQUIP);
    await user.click(opener);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(address()).toBe(EQUIP);
    await user.click(opener);
    await user.click(opener);
    expect(address()).toBe(EQUIP);
  });

  it('goes from one item to the next with one card', async () => {
    const user = reader();
    openInventory(`${EQUIP}&item=2`);
    await user.click(await cell(/Item 1302001/));
    expect(screen.getByRole('dialog', { name: 'Item 1302001' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is a sheet from below on phones', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
      matches: query === PHONE,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }));
    const user = reader();
    const { address } = openInventory(`${EQUIP}&item=2`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Equip' }));
    expect(sheet.getByText('Attack Power')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(address()).toBe(EQUIP);
  });
});

describe('pointing', () => {
  it('shows the card while the mouse is over a cell or the card', async () => {
    const user = reader();
    const { address } = openInventory(EQUIP);
    await user.hover(await cell(/Ferry Oar/));
    act(() => jest.advanceTimersByTime(150));
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip).toHaveTextContent('Attack Power');
    await user.hover(tooltip);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    act(() => jest.advanceTimersByTime(250));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(address()).toBe(EQUIP);
  });

  it('ends with Esc, wherever the focus is', async () => {
    const user = reader();
    openInventory(EQUIP);
    await user.hover(await cell(/Ferry Oar/));
    act(() => jest.advanceTimersByTime(150));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not show a second card beside the open one', async () => {
    const user = reader();
    openInventory(`${EQUIP}&item=2`);
    await user.hover(await cell(/Item 1302001/));
    act(() => jest.advanceTimersByTime(1000));
    expect(await card()).toBeInTheDocument();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('has one stop for all cells, and arrow keys from one to the next', async () => {
    const user = reader();
    openInventory(EQUIP);
    const first = await cell(/Ferry Oar/);
    const second = await cell(/Item 1302001/);
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    act(() => first.focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Ferry Oar');
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Item 1302001');
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}');
    expect(second).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Open in the database' })).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
