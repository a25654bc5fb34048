import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from './combobox-field';

const NAMES = ['Mochi', 'Mocha', 'Rook'];

function Field({ isReadOnly = false }) {
  const [typed, setTyped] = useState('');
  const fitting = NAMES.filter((name) => typed !== '' && name.toLowerCase().startsWith(typed));
  return (
    <ComboboxField
      label="Character"
      value={typed}
      onType={setTyped}
      options={fitting.map((name) => ({ key: name, text: name }))}
      onChoose={setTyped}
      status={typed === '' ? '' : `${fitting.length} found`}
      isReadOnly={isReadOnly}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Character' });
const activeOption = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('a field with what fits it below', () => {
  it('lists it while one types, and says how many there are', async () => {
    render(<Field />);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'mo');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Mochi', 'Mocha']);
    expect(screen.getByText('2 found')).toHaveAttribute('role', 'status');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('is gone through by keys, and keeps the focus', async () => {
    render(<Field />);
    await userEvent.type(field(), 'mo{ArrowDown}');
    expect(activeOption()).toBe('Mochi');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByText('Mochi').parentElement?.id);
    await userEvent.keyboard('{End}');
    expect(activeOption()).toBe('Mocha');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{ArrowDown}');
    expect(activeOption()).toBe('Mocha');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Mocha');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('closes by Esc and when it is left, with the text as it was typed', async () => {
    render(<Field />);
    await userEvent.type(field(), 'mo{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.tab();
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('mo');
  });

  it('takes what is pressed', async () => {
    render(<Field />);
    await userEvent.type(field(), 'r');
    await userEvent.click(screen.getByRole('option', { name: 'Rook' }));
    expect(field()).toHaveValue('Rook');
    expect(field()).toHaveFocus();
  });

  it('says in sight where nothing fits', async () => {
    render(<Field />);
    await userEvent.type(field(), 'x');
    expect(screen.getAllByText('0 found')).toHaveLength(2);
  });

  it('takes nothing while it is read only', async () => {
    render(<Field isReadOnly />);
    await userEvent.type(field(), 'mo{ArrowDown}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});
