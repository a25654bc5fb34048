import { jest } from '@jest/globals';
import { examplePage, exampleRemote } from '@portico/contract/example';
import { setRoles, signIn, signOut, type Portal } from '@portico/portal-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderInAdmin } from '../../test/render-in-admin';
import remote from '../../remote';
import { AdminFrame } from './admin-frame';

const ADMIN = exampleRemote(
  'mfe-admin',
  remote.declaration.pages.map(({ path, permission = 'public' }) => examplePage(path, { permission })),
  { paths: ['/admin', '/droprates'] },
);

function open(path: string, roles: ('admin' | 'webAdmin')[]) {
  act(() => {
    signIn('Ada', 'token-1');
    setRoles(roles);
  });
  const portal: Partial<Portal> = { registry: { contract: 1, language: 'en', remotes: [ADMIN] } };
  return renderInAdmin(
    <Routes>
      <Route element={<AdminFrame pages={remote.declaration.pages} />}>
        <Route path="*" element={<h1>The page</h1>} />
      </Route>
    </Routes>,
    { path, portal },
  );
}

/** Each list of pages, by its name. */
function groups(): Record<string, string[]> {
  const navigation = screen.getByRole('navigation', { name: 'Admin pages' });
  return Object.fromEntries(
    within(navigation)
      .getAllByRole('list')
      .map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ]),
  );
}

afterEach(() => act(() => signOut()));

describe('the frame of the administration', () => {
  it('scrolls its list to the page that is shown', () => {
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900);
    const { container } = open('/admin/seo', ['admin', 'webAdmin']);
    const current = container.querySelector('[aria-current="page"]');
    expect(current).toHaveAttribute('href', '/admin/seo');
    expect(container.querySelector('nav')?.parentElement?.scrollTop).toBe(900);
    top.mockRestore();
  });

  it('leads admins to the pages of their role alone', () => {
    open('/admin', ['admin']);
    expect(groups()).toEqual({
      '': ['Overview', 'Suspicious votes'],
      Logs: ['Vote logs', 'EXP logs', 'Boss logs'],
      Players: ['Accounts', 'Who holds an item', 'Add points'],
    });
    expect(screen.getByText('Admin Access')).toBeVisible();
    expect(screen.getByText('Game master')).toBeVisible();
  });

  it('leads web admins to every page that is declared', () => {
    open('/admin', ['admin', 'webAdmin']);
    const hrefs = within(screen.getByRole('navigation', { name: 'Admin pages' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const pages = remote.declaration.pages
      .filter(({ permission }) => permission !== undefined)
      .map(({ path }) => path)
      .filter((path) => !path.includes(':'));
    expect(new Set(hrefs)).toEqual(new Set([...pages, '/wz-explorer']));
    expect(groups()['Site']?.at(-1)).toBe('Developer pages');
    expect(screen.getByText('Web admin')).toBeVisible();
  });

  it.each([
    ['/admin', 'Overview', 'page'],
    ['/admin/logs/boss', 'Boss logs', 'page'],
    ['/admin/accounts/7', 'Accounts', 'true'],
    ['/droprates', 'Drop rates', 'page'],
    ['/droprates/changes', 'Drop changes', 'page'],
    ['/droprates/changes/31', 'Drop changes', 'true'],
  ])('at %s marks %s', (path, name, meaning) => {
    const { container } = open(path, ['admin', 'webAdmin']);
    const marked = [...container.querySelectorAll('nav [aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [name, meaning],
    ]);
  });

  it('folds groups, keeps them folded on this device, and opens the one of the current page', async () => {
    const folded = () =>
      [...document.querySelectorAll('nav details:not([open]) summary')].map((group) => group.textContent);
    localStorage.clear();
    const { unmount } = open('/admin', ['admin', 'webAdmin']);
    expect(folded()).toEqual([]);
    await userEvent.click(screen.getByText('Logs', { selector: 'summary span' }));
    await userEvent.click(screen.getByText('Site', { selector: 'summary span' }));
    await waitFor(() =>
      expect(localStorage.getItem('portico-admin-folded')).toBe('["Logs","Site"]'.toLowerCase()),
    );
    expect(folded()).toEqual(['Logs', 'Site']);
    unmount();
    open('/admin/seo', ['admin', 'webAdmin']);
    expect(folded()).toEqual(['Logs']);
  });

  it('has one line that says where one is, and opens all pages', async () => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      shown.push(this);
    };
    open('/admin/logs/exp', ['admin']);
    const button = screen.getByRole('button', { name: /Admin pages/ });
    expect(button).toHaveTextContent('EXP logs');
    await userEvent.click(button);
    const sheet = screen.getByRole('dialog', { name: 'Admin pages' });
    expect(shown).toEqual([within(sheet).getByRole('link', { name: 'EXP logs' })]);
    await userEvent.click(within(sheet).getByRole('link', { name: 'Boss logs' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveTextContent('Boss logs');
  });

  it('leads past the pages to the page', async () => {
    open('/admin', ['admin']);
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the page' }));
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'The page' }));
  });
});
