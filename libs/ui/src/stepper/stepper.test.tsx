import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readWholeNumber, Stepper, type StepperProps } from './stepper';

const TEXTS = { decrease: 'Less', increase: 'More', max: 'All' };

let seen: (number | undefined)[] = [];

function Field(props: Partial<StepperProps>) {
  const [value, setValue] = useState<number | undefined>(2);
  return (
    <Stepper
      label="Vote points"
      max={20}
      texts={TEXTS}
      {...props}
      value={value}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Vote points' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => {
  seen = [];
});

describe('stepper', () => {
  it('goes up and down by its buttons, and to all there is', async () => {
    render(<Field />);
    await press('More');
    await press('More');
    await press('Less');
    await press('All');
    expect(seen).toEqual([3, 4, 3, 20]);
    expect(field()).toHaveValue('20');
    expect(field()).toHaveAttribute('aria-valuenow', '20');
    expect(field()).toHaveAttribute('aria-valuemax', '20');
  });

  it('ends at its bounds, and its buttons keep the focus there', async () => {
    render(<Field max={3} />);
    await press('More');
    await press('More');
    expect(seen).toEqual([3]);
    expect(button('More')).toHaveAttribute('aria-disabled', 'true');
    expect(button('More')).toHaveFocus();
    expect(button('All')).toHaveAttribute('aria-disabled', 'true');
    await press('Less');
    await press('Less');
    await press('Less');
    expect(seen).toEqual([3, 2, 1]);
    expect(button('Less')).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes by the keys of its field', async () => {
    render(<Field />);
    await userEvent.type(field(), '{ArrowUp}{PageUp}{ArrowDown}{PageDown}{PageDown}');
    expect(seen).toEqual([3, 13, 12, 2, 1]);
  });

  it('takes what is typed over what is there, however much it is', async () => {
    render(<Field error="You have 20" />);
    await userEvent.click(field());
    await userEvent.keyboard('250');
    expect(field()).toHaveValue('250');
    expect(seen.at(-1)).toBe(250);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('You have 20');
    await press('Less');
    expect(field()).toHaveValue('20');
  });

  it('leaves what is no number as it is typed, and begins again at the least', async () => {
    render(<Field />);
    await userEvent.clear(field());
    expect(seen).toEqual([undefined]);
    await userEvent.type(field(), '1.5');
    expect(field()).toHaveValue('1.5');
    expect(seen.at(-1)).toBeUndefined();
    await press('More');
    expect(field()).toHaveValue('1');
  });

  it('has nothing to give where there is none', async () => {
    render(<Field max={0} />);
    await press('More');
    await press('All');
    await userEvent.type(field(), '{ArrowUp}');
    expect(seen).toEqual([]);
  });

  it('stands while its value is on its way', async () => {
    render(<Field isReadOnly />);
    await press('More');
    await userEvent.type(field(), '7{ArrowUp}');
    expect(seen).toEqual([]);
    expect(field()).toHaveAttribute('readonly');
  });
});

it.each([
  ['1500', 1500],
  [' 1,500 ', 1500],
  ['1.500.000', 1_500_000],
  ['１２', 12],
  ['007', 7],
  ['1.5', undefined],
  ['1,50', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['9'.repeat(16), undefined],
  ['twelve', undefined],
])('reads %s as %s', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
