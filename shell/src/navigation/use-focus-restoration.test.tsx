import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { useFocusRestoration } from './use-focus-restoration';

function Frame() {
  useFocusRestoration('main');
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<List />} />
          <Route path="/player/:id" element={<h1>Player</h1>} />
        </Routes>
      </main>
    </>
  );
}

function List() {
  return (
    <>
      <Link to="/player/7">picture of the seventh</Link>
      <Link to="/player/7">the seventh</Link>
      <Link to="/?sort=fame">by fame</Link>
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
});

it('gives a new page the focus on its main part', async () => {
  await userEvent.click(screen.getByText('the seventh'));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('gives the focus back to the link that a page was left by, of two with one address', async () => {
  await userEvent.click(screen.getByText('the seventh'));
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByText('the seventh')).toHaveFocus();
});

it('keeps how far the page was scrolled when the link was used, before the scroll event comes', async () => {
  Object.assign(window, { scrollY: 300.4 });
  await userEvent.click(screen.getByText('the seventh'));
  expect(sessionStorage.getItem('portico-places')).toContain('"top":300');
});

it('leaves the focus where it is while the page stays', async () => {
  await userEvent.click(screen.getByText('by fame'));
  expect(screen.getByText('by fame')).toHaveFocus();
});
