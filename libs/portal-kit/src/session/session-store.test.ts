import { jest } from '@jest/globals';
import { getJson, readAuthToken } from '@portico/api-client/runtime';
import { session, setRoles, signIn, signOut, syncSession, watchSession } from './session-store';

beforeEach(() => {
  localStorage.clear();
  signOut();
});

describe('the session store', () => {
  it('mirrors the three keys of browser storage', () => {
    signIn('Ada', 'token-1');
    expect({ ...localStorage }).toEqual({ isAuthenticated: 'true', username: 'Ada', token: 'token-1' });
    expect(session.getState()).toEqual({
      isAuthenticated: true,
      username: 'Ada',
      token: 'token-1',
      roles: [],
    });
    signOut();
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toEqual({ isAuthenticated: false, username: null, token: null, roles: [] });
  });

  it('drops the kept pages with the session', () => {
    const drop = jest.fn(async () => true);
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: { delete: drop } });
    signIn('Ada', 'token-1');
    expect(drop).not.toHaveBeenCalled();
    signOut();
    Reflect.deleteProperty(globalThis, 'caches');
    expect(drop).toHaveBeenCalledWith('portico-kept-1');
  });

  it('takes nothing but the string true for signed in', () => {
    const stop = watchSession();
    localStorage.setItem('isAuthenticated', '1');
    localStorage.setItem('token', 'token-1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
    expect(session.getState().isAuthenticated).toBe(false);
    stop();
  });

  it('takes no one without a token for signed in, whatever the flag says', () => {
    const stop = watchSession();
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('username', 'Ada');
    syncSession();
    expect(session.getState()).toEqual({ isAuthenticated: false, username: null, token: null, roles: [] });
    localStorage.setItem('token', '');
    syncSession();
    expect(session.getState().isAuthenticated).toBe(false);
    stop();
  });

  it('keeps the roles of an account for the tab, and forgets them with it', () => {
    const stop = watchSession();
    signIn('Ada', 'token-1');
    setRoles(['admin', 'webAdmin']);
    expect(sessionStorage.getItem('portico-roles')).toBe('admin webAdmin');
    expect(document.documentElement.dataset['session']).toBe('admin webAdmin');
    signIn('Bob', 'token-2');
    expect(session.getState().roles).toEqual([]);
    expect(sessionStorage.getItem('portico-roles')).toBeNull();
    expect(document.documentElement.dataset['session']).toBe('');
    stop();
  });

  it('is ended by no answer to a token that was given up meanwhile', async () => {
    const stop = watchSession();
    signIn('Ada', 'old');
    globalThis.fetch = () => {
      signIn('Ada', 'new');
      return Promise.resolve(Response.json({}, { status: 401 }));
    };
    await expect(getJson('/api/auth/user', { authenticated: true })).rejects.toMatchObject({ status: 401 });
    expect(session.getState().token).toBe('new');
    stop();
  });

  it('follows another tab', () => {
    const stop = watchSession();
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('username', 'Ada');
    localStorage.setItem('token', 'token-1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'username' }));
    expect(session.getState()).toMatchObject({ isAuthenticated: true, username: 'Ada' });
    expect(document.documentElement.hasAttribute('data-session')).toBe(true);
    signOut();
    expect(document.documentElement.hasAttribute('data-session')).toBe(false);
    stop();
  });

  it('follows what another tab did before this one listened', () => {
    signIn('Ada', 'token-1');
    localStorage.clear();
    const stop = watchSession();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(document.documentElement.hasAttribute('data-session')).toBe(false);
    stop();
  });

  it('signs out when the API refuses the token', async () => {
    const stop = watchSession();
    signIn('Ada', 'old');
    globalThis.fetch = () =>
      Promise.resolve(
        Response.json({ code: 'identity.session_expired', msg: 'over', requestId: 'r' }, { status: 401 }),
      );
    await expect(getJson('/api/auth/user', { authenticated: true })).rejects.toMatchObject({ status: 401 });
    expect(session.getState().isAuthenticated).toBe(false);
    stop();
  });

  it('lives as long as the page where storage is closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(closed),
    );
    signIn('Ada', 'token-1');
    syncSession();
    expect(session.getState()).toMatchObject({ isAuthenticated: true, username: 'Ada', token: 'token-1' });
    expect(readAuthToken()).toBe('token-1');
    signOut();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(readAuthToken()).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });

  it('leaves no half of a session in storage that is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key: string) => {
      if (key === 'token') throw new DOMException('full', 'QuotaExceededError');
    });
    signIn('Ada', 'token-1');
    expect(session.getState().isAuthenticated).toBe(true);
    expect(localStorage).toHaveLength(0);
    full.mockRestore();
    signOut();
  });
});
