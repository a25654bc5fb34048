import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, type MenuEntry } from './menu';

function renderMenu() {
  const chosen: string[] = [];
  const entries: MenuEntry[] = [
    { key: 'morning', text: 'Morning', isChecked: true, onSelect: () => chosen.push('morning') },
    { key: 'night', text: 'Night', isChecked: false, onSelect: () => chosen.push('night') },
    { key: 'line', separator: true },
    { key: 'forum', text: 'Forum', href: 'https://forum.example', isExternal: true },
  ];
  render(<Menu label="Sky" entries={entries} />);
  return { chosen, button: screen.getByRole('button', { name: 'Sky' }), user: userEvent.setup() };
}

it('opens with the first entry under the arrow, and with the last by the arrow up', async () => {
  const { user, button } = renderMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Morning' })).toHaveFocus();
  await user.keyboard('{Escape}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Forum' })).toHaveFocus();
});

it('moves by arrows around the ends, by Home and End, and by letters', async () => {
  const { user, button } = renderMenu();
  button.focus();
  await user.keyboard('{Enter}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Forum' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Morning' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Forum' })).toHaveFocus();
  await user.keyboard('n');
  expect(screen.getByRole('menuitemradio', { name: 'Night' })).toHaveFocus();
});

it('closes on Esc and gives the focus back to its button', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('runs the chosen entry once and closes', async () => {
  const { user, button, chosen } = renderMenu();
  await user.click(button);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['night']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('closes on a press elsewhere', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('says which entry is chosen and keeps links links', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  expect(screen.getByRole('menuitemradio', { name: 'Morning' })).toBeChecked();
  const link = screen.getByRole('menuitem', { name: 'Forum' });
  expect(link).toHaveAttribute('href', 'https://forum.example');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
