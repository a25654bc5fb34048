import { examplePage, exampleRemote } from '@portico/contract/example';
import type { Permission, PortalPage } from '@portico/contract';
import { signIn, signOut } from '@portico/portal-kit';
import { act, screen, within } from '@testing-library/react';
import { paths } from '../../paths';
import { accountAnswer } from './test/account-data';
import { openAccount } from './test/open-account';

const { overview, voteLog, expLog, bossLog, accounts, points, ...webAdminPaths } = paths.admin;

function pagesOf(permission: Permission, addresses: readonly string[]): PortalPage[] {
  return addresses.map((path) => examplePage(path, { permission }));
}

const ADMIN = exampleRemote('mfe-admin', [
  ...pagesOf('admin', [overview, voteLog, expLog, bossLog, accounts, points]),
  ...pagesOf('webAdmin', Object.values(webAdminPaths)),
]);

async function linksOf(isWebAdmin: boolean, remotes = [ADMIN]): Promise<string[]> {
  // The session does not know its roles yet; the account's answer contains them.
  act(() => signIn('Ada', 'token-1'));
  openAccount(
    { account: accountAnswer({ isAdmin: true, isWebAdmin }) },
    { portal: { registry: { contract: 1, language: 'en', remotes } } },
  );
  const panel = await screen.findByRole('region', { name: 'Administration' });
  expect(within(panel).getByText('Admin Access')).toBeVisible();
  return within(panel)
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

afterEach(() => act(() => signOut()));

const OF_ADMINS = [
  'Overview /admin',
  'Vote logs /admin/logs/votes',
  'EXP logs /admin/logs/exp',
  'Boss logs /admin/logs/boss',
  'Accounts /admin/accounts',
  'Add points /admin/points',
];

describe('administration on the dashboard', () => {
  it('leads admins to their pages', async () => {
    expect(await linksOf(false)).toEqual(OF_ADMINS);
  });

  it('leads web admins to more', async () => {
    expect(await linksOf(true)).toEqual([
      ...OF_ADMINS,
      'Scrolling logs /admin/logs/scrolling',
      'NX credit logs /admin/logs/nx-credit',
      'Inkwell logs /admin/logs/inkwell',
      'SEO report /admin/seo',
    ]);
  });

  it('leads to no page that this portal does not have', async () => {
    expect(await linksOf(true, [])).toEqual([]);
  });

  it('is not for players', async () => {
    openAccount();
    await screen.findByText('12,000');
    expect(screen.queryByText('Admin Access')).not.toBeInTheDocument();
  });
});
