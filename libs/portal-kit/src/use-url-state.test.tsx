import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { useUrlState } from './use-url-state';

const DEFAULTS = { page: 1, sort: 'level', search: '' };

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => useUrlState(DEFAULTS), { wrapper }).result;
}

describe('useUrlState', () => {
  it('reads the address, defaults where it says nothing', () => {
    expect(renderAt('/rankings').current.state).toEqual({ page: 1, sort: 'level', search: '' });
    expect(renderAt('/rankings?page=3&sort=fame').current.state).toEqual({
      page: 3,
      sort: 'fame',
      search: '',
    });
  });

  it('reads a number that does not parse as its default', () => {
    expect(renderAt('/rankings?page=many').current.state.page).toBe(1);
  });

  it('leaves defaults out of an address and keeps parameters it does not know', () => {
    expect(renderAt('/rankings?sort=fame&lng=he').current.hrefWith({ sort: 'level' })).toBe(
      '/rankings?lng=he',
    );
  });

  it('goes back to page 1 when anything but the page changes', () => {
    const result = renderAt('/rankings?page=4&sort=fame');
    expect(result.current.hrefWith({ search: 'ada' })).toBe('/rankings?sort=fame&search=ada');
    expect(result.current.hrefWith({ page: 5 })).toBe('/rankings?page=5&sort=fame');
  });

  it('goes to the changed address', () => {
    const result = renderAt('/rankings?page=4');
    act(() => result.current.set({ sort: 'fame' }));
    expect(result.current.state).toEqual({ page: 1, sort: 'fame', search: '' });
  });

  it('keeps a change that the browser shows already and the page does not yet', () => {
    window.history.pushState(null, '', '/rankings');
    const { result } = renderHook(() => useUrlState(DEFAULTS), { wrapper: BrowserRouter });
    window.history.pushState(null, '', '/rankings?search=ada');
    act(() => result.current.set({ sort: 'fame' }));
    expect(window.location.search).toBe('?search=ada&sort=fame');
  });
});
