import { useCallback } from 'react';
import { loginAddress } from '@portico/contract';
import { usePortal } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../boot/page-path';

/** Pages for signed-out users that a redirect would break, because the fragment holds a mail's code. */
export const WITHOUT_SESSION = new Set(['/login', '/register', '/recover', '/confirm-email']);

/** Redirects to the login with a way back. Decides by the address, so that several calls redirect once. */
export function useRedirectToLogin(): () => void {
  const { basename } = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    const { pathname, search } = window.location;
    const path = pagePath(pathname, basename);
    if (!WITHOUT_SESSION.has(path)) void navigate(loginAddress(path + search), { replace: true });
  }, [basename, navigate]);
}
