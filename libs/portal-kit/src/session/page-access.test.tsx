import { EXAMPLE_PORTAL, examplePage, exampleRemote } from '@portico/contract/example';
import type { Permission, RegistryRemote } from '@portico/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { isOpenTo, useIsOpenPage, type Visitor } from './page-access';
import { PortalContext } from '../portal/portal-context';
import { setRoles, signIn, signOut } from './session-store';

const stranger: Visitor = { isAuthenticated: false, roles: [] };
const player: Visitor = { ...stranger, isAuthenticated: true };
const guarded = (permission: Permission) => ({ permission });

describe('isOpenTo', () => {
  it('lets everybody see what is public', () => {
    expect(isOpenTo(guarded('public'), stranger)).toBe(true);
  });

  it('lets players see what is for players, and nothing that is for a role', () => {
    expect(isOpenTo(guarded('player'), stranger)).toBe(false);
    expect(isOpenTo(guarded('player'), player)).toBe(true);
    expect(isOpenTo(guarded('admin'), player)).toBe(false);
    expect(isOpenTo(guarded('webAdmin'), player)).toBe(false);
  });

  it('opens each role what is for that role alone', () => {
    expect(isOpenTo(guarded('admin'), { ...player, roles: ['admin'] })).toBe(true);
    expect(isOpenTo(guarded('webAdmin'), { ...player, roles: ['admin'] })).toBe(false);
    expect(isOpenTo(guarded('webAdmin'), { ...player, roles: ['admin', 'webAdmin'] })).toBe(true);
    expect(isOpenTo(guarded('webAdmin'), { ...stranger, roles: ['webAdmin'] })).toBe(false);
  });
});

describe('useIsOpenPage', () => {
  const ADMIN = exampleRemote('mfe-admin', [
    examplePage('/admin', { permission: 'admin' }),
    examplePage('/admin/accounts/:id', { permission: 'admin' }),
    examplePage('/admin/seo', { permission: 'webAdmin' }),
    examplePage('/admin/changes', { permission: 'admin', shownBy: 'drops.changelog' }),
  ]);

  function openOf(
    paths: readonly string[],
    remotes: RegistryRemote[] | undefined = [ADMIN],
    hasChangelog = true,
  ): string[] {
    const config = {
      ...EXAMPLE_PORTAL.config,
      drops: { ...EXAMPLE_PORTAL.config.drops, changelog: hasChangelog },
    };
    const registry = remotes && { contract: 1, language: 'en' as const, remotes };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PortalContext value={{ ...EXAMPLE_PORTAL, config, registry }}>{children}</PortalContext>
    );
    const isOpen = renderHook(() => useIsOpenPage(), { wrapper }).result.current;
    return paths.filter(isOpen);
  }

  const PATHS = ['/admin', '/admin/accounts/7', '/admin/seo', '/admin/lost', '/market'];

  afterEach(() => act(() => signOut()));

  it('knows the pages of each role by the manifests', () => {
    expect(openOf(PATHS)).toEqual([]);
    act(() => signIn('Ada', 'token-1'));
    expect(openOf(PATHS)).toEqual([]);
    act(() => setRoles(['admin']));
    expect(openOf(PATHS)).toEqual(['/admin', '/admin/accounts/7']);
    act(() => setRoles(['admin', 'webAdmin']));
    expect(openOf(PATHS)).toEqual(['/admin', '/admin/accounts/7', '/admin/seo']);
  });

  it('leaves out what the owner has turned off', () => {
    act(() => signIn('Ada', 'token-1'));
    act(() => setRoles(['admin']));
    expect(openOf(['/admin/changes'])).toEqual(['/admin/changes']);
    expect(openOf(['/admin/changes'], undefined, false)).toEqual([]);
  });

  it('counts nothing of a remote that is not mounted', () => {
    act(() => signIn('Ada', 'token-1'));
    act(() => setRoles(['admin', 'webAdmin']));
    const problem = { code: 'release_broken' as const, params: {} };
    expect(openOf(PATHS, [{ ...ADMIN, problem }])).toEqual([]);
  });
});
