import { examplePage, exampleRemote } from '@portico/contract/example';
import { setRoles, signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, screen } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ItemSources } from './item-sources';
import type { ItemDetailAnswer } from './items.queries';

const DETAIL: ItemDetailAnswer = {
  item: {
    id: 4_000_019,
    name: 'Crab Shell',
    type: 'etc',
    description: '',
    descriptionRuns: [],
    weaponType: null,
    properties: {},
  },
  dropSources: [],
  soldBy: [],
  madeFrom: null,
  usedToMake: [],
  quests: [],
  importedAt: 5,
  dropsAsOf: 5,
};

function open(roles: ('admin' | 'webAdmin')[]) {
  act(() => {
    signIn('Ada', 'a-token');
    setRoles(roles);
  });
  const admin = exampleRemote('mfe-admin', [examplePage('/droprates', { permission: 'webAdmin' })]);
  return renderInPortal(<ItemSources detail={DETAIL} titleLevel={2} />, {
    path: '/item/4000019',
    texts: { 'mfe-database': texts },
    portal: { registry: { contract: 1, language: 'en', remotes: [admin] } },
  });
}

afterEach(() => act(() => signOut()));

it('leads those who edit drops to all droppers of the item', () => {
  open(['webAdmin']);
  expect(screen.getByRole('link', { name: 'Edit drops' })).toHaveAttribute('href', '/droprates?item=4000019');
});

it('leads no one else there', () => {
  open(['admin']);
  expect(screen.queryByRole('link', { name: 'Edit drops' })).not.toBeInTheDocument();
});
