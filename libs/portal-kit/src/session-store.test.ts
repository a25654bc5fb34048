import { jest } from '@jest/globals';
import { getJson, readAuthToken } from '@portico/api-client/runtime';
import { session, signIn, signOut, syncSession, watchSession } from './session-store';

beforeEach(() => {
  localStorage.clear();
  signOut();
});

describe('the session store', () => {
  it('mirrors the three keys of browser storage', () => {
    signIn('Ada', 'token-1');
    expect({ ...localStorage }).toEqual({ isAuthenticated: 'true', username: 'Ada', token: 'token-1' });
    expect(session.getState()).toEqual({ isAuthenticated: true, username: 'Ada', token: 'token-1' });
    signOut();
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toEqual({ isAuthenticated: false, username: null, token: null });
  });

  it('takes nothing but the string true for signed in', () => {
    const stop = watchSession();
    localStorage.setItem('isAuthenticated', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
    expect(session.getState().isAuthenticated).toBe(false);
    stop();
  });

  it('follows another tab', () => {
    const stop = watchSession();
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('username', 'Ada');
    window.dispatchEvent(new StorageEvent('storage', { key: 'username' }));
    expect(session.getState()).toMatchObject({ isAuthenticated: true, username: 'Ada' });
    expect(document.documentElement.hasAttribute('data-session')).toBe(true);
    signOut();
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
    expect(session.getState()).toEqual({ isAuthenticated: true, username: 'Ada', token: 'token-1' });
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
