import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChartReader, indexAfterKey } from './chart-reader';

const VALUES = [3, 0, 5, 1];

function Chart() {
  const [read, setRead] = useState<number>();
  const index = read ?? 3;
  return (
    <>
      <ChartReader
        label="Votes per day"
        index={index}
        last={3}
        reading={`${VALUES[index]} votes`}
        indexAt={(share) => Math.min(3, Math.floor(share * 4))}
        onRead={setRead}
      >
        <svg aria-hidden="true" />
      </ChartReader>
      <p>{read === undefined ? 'nothing' : `day ${read}`}</p>
    </>
  );
}

function open() {
  render(<Chart />);
  const field = screen.getByRole('slider', { name: 'Votes per day' });
  field.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
  return field;
}

describe('a chart that is read', () => {
  it('is a slider over its places, which says what stands at the one that is read', () => {
    const field = open();
    expect(field).toHaveAttribute('aria-valuemin', '0');
    expect(field).toHaveAttribute('aria-valuemax', '3');
    expect(field).toHaveAttribute('aria-valuenow', '3');
    expect(field).toHaveAttribute('aria-valuetext', '1 votes');
  });

  it('goes from place to place by keys, and forgets them with the focus', async () => {
    const field = open();
    await userEvent.tab();
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('day 2')).toBeVisible();
    expect(field).toHaveAttribute('aria-valuetext', '5 votes');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByText('day 1')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByText('nothing')).toBeVisible();
  });

  it('keeps the page where it is for its own keys alone', () => {
    const field = open();
    expect(fireEvent.keyDown(field, { key: 'End' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
  });

  it('reads what is below the pointer until it leaves', () => {
    const field = open();
    fireEvent(field, new MouseEvent('pointermove', { bubbles: true, clientX: 160 }));
    expect(screen.getByText('day 1')).toBeVisible();
    fireEvent.pointerLeave(field);
    expect(screen.getByText('nothing')).toBeVisible();
  });

  it('runs from left to right on a page that runs from right to left', () => {
    document.dir = 'rtl';
    const field = open();
    document.dir = '';
    expect(field).toHaveAttribute('dir', 'ltr');
    fireEvent.keyDown(field, { key: 'Home' });
    fireEvent.keyDown(field, { key: 'ArrowRight' });
    expect(screen.getByText('day 1')).toBeVisible();
  });
});

it.each([
  ['ArrowLeft', 14],
  ['ArrowDown', 14],
  ['ArrowRight', 16],
  ['ArrowUp', 16],
  ['PageDown', 5],
  ['PageUp', 20],
  ['Home', 0],
  ['End', 20],
  ['a', undefined],
])('%s leads from 15 of 20 to %s', (key, place) => {
  expect(indexAfterKey(key, 15, 20)).toBe(place);
});

it('stays at the ends', () => {
  expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(0);
  expect(indexAfterKey('ArrowRight', 3, 3)).toBe(3);
});
