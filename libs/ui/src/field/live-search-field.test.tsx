import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LiveSearchField } from './live-search-field';

const TEXTS = { submit: 'Search', clear: 'Clear', tooShort: 'Type at least 2 characters to search' };

let searched: string[] = [];

function open(isLive?: boolean) {
  render(
    <LiveSearchField
      name="query"
      label="Items"
      value=""
      minLength={2}
      isLive={isLive}
      onSearch={(query) => searched.push(query)}
      texts={TEXTS}
    />,
  );
}

const type = (text: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  searched = [];
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('searches half a second after the last key, once', () => {
  open();
  type('sna');
  wait(499);
  type('snail');
  wait(499);
  expect(searched).toEqual([]);
  wait(1);
  expect(searched).toEqual(['snail']);
});

it('searches no less than two characters, and says so', () => {
  open();
  type('s');
  wait(500);
  expect(searched).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(TEXTS.tooShort);
});

it('waits for Enter where it is told to', () => {
  open(false);
  type('snail');
  wait(5000);
  expect(searched).toEqual([]);
  fireEvent.submit(screen.getByRole('searchbox'));
  expect(searched).toEqual(['snail']);
});
