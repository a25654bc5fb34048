import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useLeftPage } from './use-left-page';

const NEVER = new Promise<never>(() => {});

function Page() {
  const { pathname } = useLocation();
  const isLeft = useLeftPage();
  if (isLeft) return <p>on its way</p>;
  return (
    <Suspense fallback={<p>a skeleton</p>}>
      {pathname === '/late' ? <Late /> : <p>the page that was left</p>}
    </Suspense>
  );
}

const Late = () => use(NEVER);

/** React never reaches the next page, as when the left page sets state endlessly. */
test('a page that was left and stays gives way after three seconds', async () => {
  jest.useFakeTimers();
  render(
    <BrowserRouter>
      <Link to="/late">next</Link>
      <Link to="/">here</Link>
      <Page />
    </BrowserRouter>,
  );
  await act(async () => fireEvent.click(screen.getByText('here')));
  await act(async () => jest.advanceTimersByTime(3000));
  expect(screen.getByText('the page that was left')).toBeVisible();
  await act(async () => fireEvent.click(screen.getByText('next')));
  await act(async () => jest.advanceTimersByTime(2999));
  expect(screen.getByText('the page that was left')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(1));
  // Nothing blocks the next page any more.
  expect(screen.getByText('a skeleton')).toBeVisible();
  jest.useRealTimers();
});
