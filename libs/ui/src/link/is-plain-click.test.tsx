import { fireEvent, render, screen } from '@testing-library/react';
import { isPlainClick } from './is-plain-click';

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('tells a click that stays in this tab: %o', (press, expected) => {
  const seen: boolean[] = [];
  render(<button onClick={(event) => seen.push(isPlainClick(event))}>Go</button>);
  fireEvent.click(screen.getByRole('button'), press);
  expect(seen).toEqual([expected]);
});
