import { EXAMPLE_PORTAL, examplePage, exampleRemote } from '@portico/contract/example';
import type { RegistryRemote } from '@portico/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PortalContext } from './portal-context';
import { useHasPage } from './use-has-page';

const MARKET = exampleRemote('mfe-market', [examplePage('/market', { permission: 'player' })]);

function hasPage(path: string, remotes?: RegistryRemote[]): boolean {
  const registry = remotes && { contract: 1, language: 'en' as const, remotes };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={{ ...EXAMPLE_PORTAL, registry }}>{children}</PortalContext>
  );
  return renderHook(() => useHasPage(), { wrapper }).result.current(path);
}

describe('useHasPage', () => {
  it('knows the pages of the released remotes', () => {
    expect(hasPage('/market', [MARKET])).toBe(true);
    expect(hasPage('/market/lost', [MARKET])).toBe(false);
    expect(hasPage('/register', [MARKET])).toBe(false);
  });

  it('does not count what is released and not mounted', () => {
    const problem = { code: 'release_broken' as const, params: {} };
    expect(hasPage('/market', [{ ...MARKET, problem }])).toBe(false);
  });

  it('takes all for there without a registry', () => {
    expect(hasPage('/market')).toBe(true);
  });
});
