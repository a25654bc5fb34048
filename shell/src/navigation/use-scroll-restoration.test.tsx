import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { readPlace, storePlace } from './entry-places';
import { useScrollRestoration } from './use-scroll-restoration';

const scrolledTo: number[] = [];
const scrolledInto: string[] = [];

function Page() {
  useScrollRestoration();
  return (
    <>
      <h2 id="drops & more">Drops</h2>
      <Link to="/rankings#%E0%A4%A">Rankings</Link>
    </>
  );
}

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo.length = 0;
  scrolledInto.length = 0;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = (options?: ScrollToOptions | number) => {
    scrolledTo.push(typeof options === 'object' ? (options.top ?? 0) : 0);
  };
  performance.getEntriesByType = () => [];
  Element.prototype.scrollIntoView = function () {
    scrolledInto.push(this.id);
  };
});

it('opens an address at its fragment, whatever an earlier page of the tab stored', () => {
  storePlace('/database/item/1', { top: 700 });
  open('/database/item/1#drops%20%26%20more');
  expect(scrolledInto).toEqual(['drops & more']);
  expect(scrolledTo).not.toContain(700);
});

it('leaves a page where it was scrolled to before the hook came', () => {
  jest.replaceProperty(window, 'scrollY', 400);
  open('/');
  expect(scrolledTo).toEqual([]);
});

it('scrolls within a document, and leaves documents to the browser', () => {
  open('/');
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

it('takes a fragment that does not decode for none', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link'));
  expect(scrolledInto).toEqual([]);
  expect(scrolledTo.at(-1)).toBe(0);
});

it('stores the last fifty positions', () => {
  for (let entry = 0; entry < 60; entry += 1) storePlace(`${entry}`, { top: entry });
  expect(readPlace('9')).toEqual({});
  expect(readPlace('10')).toEqual({ top: 10 });
  expect(readPlace('59')).toEqual({ top: 59 });
});
