import type { RegistryRemote } from '@portico/contract';
import { examplePage, exampleRemote } from '@portico/contract/example';
import { setRoles, signIn, signOut } from '@portico/portal-kit';
import { accountOf } from '@portico/testing/account';
import { renderInPortal } from '@portico/testing/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import english from '../i18n/en.json' with { type: 'json' };
import { startRegistry } from '../registry/registry-store';
import { PaletteButton } from './palette-button';

const openPalette = () => act(async () => void fireEvent.keyDown(document, { code: 'KeyK', ctrlKey: true }));

function open(page: ReactElement, api: Record<string, unknown> = {}, remotes: RegistryRemote[] = []) {
  startRegistry({ contract: 1, language: 'en', remotes });
  return renderInPortal(
    <>
      <PaletteButton />
      <Link to="/late">late</Link>
      <Routes>
        <Route path="/" element={<p>first</p>} />
        <Route path="/late" element={page} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>,
    {
      path: '/',
      api,
      texts: { shell: english, sea: { plan: 'Where to dive', login: 'Log in', moor: 'Moor' } },
    },
  );
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('a palette that is opened while a page is still on its way stays open when it arrives', async () => {
  let arrive = (): void => undefined;
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: () => <p>arrived</p> };
  });
  open(<Late />);
  await act(async () => void fireEvent.click(screen.getByText('late')));
  await openPalette();
  expect(screen.getByRole('combobox')).toBeTruthy();
  await act(async () => arrive());
  expect(await screen.findByText('arrived')).toBeTruthy();
  expect(screen.getByRole('combobox')).toBeTruthy();
});

it('Back and Forward close it', async () => {
  open(<p>other</p>);
  await openPalette();
  expect(screen.getByRole('combobox')).toBeTruthy();
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('leads to open pages that the navigation leaves out, but not to the login or a hidden page', async () => {
  const page = (path: string, titleKey: string, index = true) => ({ ...examplePage(path), titleKey, index });
  const pages = [page('/dive', 'plan'), page('/login', 'login'), page('/moor', 'moor', false)];
  open(<p>other</p>, {}, [exampleRemote('mfe-sea', pages, { namespace: 'sea' })]);
  await openPalette();
  expect(await screen.findByRole('option', { name: /Where to dive/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Log in|Moor/ })).toBeNull();
});

it('begins with the own characters of a player, and tells the staff its commands', async () => {
  act(() => signIn('mochi', 'a-token'));
  const stats = { str: 4, dex: 4, int: 4, luk: 4, hp: 50, maxhp: 50, mp: 5, maxmp: 5 };
  const account = accountOf({
    characters: [{ id: 7, name: 'Tamarisk', level: 43, job: 111, meso: 0, stats }],
  });
  open(<p>other</p>, { '/api/auth/user': account });
  await openPalette();
  expect(await screen.findByRole('option', { name: /Tamarisk/ })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'My characters' })).toBeTruthy();
  expect(screen.queryByText(/^Commands: /)).toBeNull();
  act(() => setRoles(['admin']));
  expect(screen.getByText(/^Commands: /)).toBeTruthy();
  act(() => signOut());
});

it("Enter waits for what the staff's search finds, and takes its first row", async () => {
  act(() => {
    signIn('keeper', 'a-token');
    setRoles(['admin']);
  });
  let find = (): void => undefined;
  const accounts = new Promise((resolve) => {
    find = () => resolve({ accounts: [{ id: 7, name: 'market', characterNames: [] }] });
  });
  const hits = [{ id: 5, name: 'Market Crab', matches: [], level: 3, place: null }];
  const { address } = open(<p>other</p>, {
    '/api/search?limit=5&q=market': { sections: [{ kind: 'monster', hits }] },
    '/api/admin/accounts?by=name&limit=5&search=market': accounts,
    '/api/admin/accounts?by=character&limit=5&search=market': { accounts: [] },
  });
  await openPalette();
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'market' } });
  await screen.findByRole('option', { name: /Market Crab/ });
  fireEvent.keyDown(field, { key: 'Enter' });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(address()).toBe('/');
  await act(async () => find());
  await waitFor(() => expect(address()).toBe('/admin/accounts?player=7'));
  act(() => signOut());
});
