import '@testing-library/jest-dom';
import type { PortalPage } from '@portico/contract';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { PortalProvider } from '@portico/portal-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import english from '../i18n/en.json' with { type: 'json' };
import { PageGuard } from './page-guard';

const PAGE: PortalPage = {
  path: '/dashboard',
  titleKey: 'account.title',
  descriptionKey: 'account.description',
  data: [],
  permission: 'player',
  openInDemo: false,
  index: false,
};

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function show(identity: boolean) {
  const portal = { ...EXAMPLE_PORTAL, demo: false, identity };
  render(
    <PortalProvider value={portal}>
      <MemoryRouter initialEntries={['/dashboard?tab=ledger']}>
        <Guarded />
        <Address />
      </MemoryRouter>
    </PortalProvider>,
  );
}

/** As in the portal: another page, the login, is not guarded. */
function Guarded() {
  const { pathname } = useLocation();
  return pathname === '/login' ? null : <PageGuard page={PAGE}>the account</PageGuard>;
}

beforeAll(() => {
  startTexts('en');
  addTexts('en', 'shell', english);
});

it('leads strangers to the login, with the way back', () => {
  show(true);
  expect(screen.getByText('/login?next=%2Fdashboard%3Ftab%3Dledger')).toBeVisible();
  expect(screen.queryByText('the account')).not.toBeInTheDocument();
});

it('says in place that there is no login while the build has none', () => {
  show(false);
  expect(screen.getByRole('heading', { name: english.guard.noIdentity.title })).toBeVisible();
  expect(screen.getByText('/dashboard?tab=ledger')).toBeVisible();
});
