import type { Permission, PortalPage } from '@portico/contract';
import { EXAMPLE_PORTAL, examplePage } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { PortalProvider, signIn, signOut } from '@portico/portal-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import english from '../i18n/en.json' with { type: 'json' };
import { createQueryClient } from '../query-client';
import { accountOf } from '@portico/testing/account';
import { PageGuard } from './page-guard';
import { PageWaiting } from './page-waiting';

const pageFor = (permission: Permission) => examplePage('/dashboard', { permission });

function show(permission: Permission = 'player', basename = '') {
  window.history.replaceState(null, '', `${basename}/dashboard?tab=ledger`);
  return render(
    <PortalProvider value={{ ...EXAMPLE_PORTAL, demo: false, basename }}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter basename={basename || '/'}>
          <Guarded page={pageFor(permission)} />
        </BrowserRouter>
      </QueryClientProvider>
    </PortalProvider>,
  );
}

/** The login page is not guarded, as in the portal. */
function Guarded({ page }: { page: PortalPage }) {
  const { pathname } = useLocation();
  return pathname === '/login' ? 'the login' : <PageGuard page={page}>the account</PageGuard>;
}

const address = () => window.location.pathname + window.location.search;

beforeAll(async () => {
  // Comes over the network in a browser.
  await import('./refusal');
  startTexts('en');
  addTexts('en', 'shell', english);
});

beforeEach(() => {
  signOut();
  globalThis.fetch = () => Promise.resolve(Response.json(accountOf()));
});

it.each([
  ['keeps the place of the side bar of the administration', { width: 'full' }, true],
  ['has the whole width for a page of the developers', { width: 'full', address: 'unprefixed' }, false],
  ['has the whole width for other pages', {}, false],
] as const)('%s while a closed page loads', (_, change, hasSideBar) => {
  const { container } = render(<PageWaiting page={examplePage('/admin', change)} />);
  expect(container.querySelector('.besideSideBar') !== null).toBe(hasSideBar);
});

it('leads strangers to the login of the language, with the way back', async () => {
  show('player', '/he');
  await waitFor(() => expect(address()).toBe('/he/login?next=%2Fdashboard%3Ftab%3Dledger'));
  expect(screen.queryByText('the account')).not.toBeInTheDocument();
});

it('takes no flag without a token for a session', () => {
  localStorage.setItem('isAuthenticated', 'true');
  show();
  expect(address()).toBe('/login?next=%2Fdashboard%3Ftab%3Dledger');
});

it('opens to players, and leads to the login when the session ends', () => {
  signIn('Ada', 'token-1');
  show();
  expect(screen.getByText('the account')).toBeVisible();
  act(() => signOut());
  expect(address()).toBe('/login?next=%2Fdashboard%3Ftab%3Dledger');
});

it('names the permission that is missing', async () => {
  signIn('Ada', 'token-1');
  show('webAdmin');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page needs the permission “Web admin”' }),
  ).toBeVisible();
  expect(screen.queryByText('the account')).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard?tab=ledger');
});

it('opens to the role', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json(accountOf({ isAdmin: true, isWebAdmin: true })));
  signIn('Ada', 'token-1');
  show('webAdmin');
  expect(await screen.findByText('the account')).toBeVisible();
});

it('leads an admin whose role waits for a second factor to where it is set up', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json(accountOf({ needsSecondFactor: true })));
  signIn('Ada', 'token-1');
  show('admin');
  const link = await screen.findByRole('link', { name: english.account.secondFactor.action });
  expect(link).toHaveAttribute('href', '/dashboard/security');
});

it('names the command to an admin whose password is the name of the account', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json(accountOf({ needsNewPassword: true })));
  signIn('Ada', 'token-1');
  show('admin');
  expect(await screen.findByText(/portico -- admin password NAME/)).toBeVisible();
});

it('leaves it to the page where the API does not say who is here', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json({}, { status: 500 }));
  signIn('Ada', 'token-1');
  show('admin');
  await waitFor(() => expect(screen.getByText('the account')).toBeVisible());
});
