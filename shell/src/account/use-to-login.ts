import { useCallback } from 'react';
import { loginAddress } from '@portico/contract';
import { usePortal } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../boot/page-path';

/** Pages that are for whoever is not signed in, and hold what a navigation would lose (the code of a mail is in the fragment). */
const WITHOUT_SESSION = new Set(['/login', '/register', '/recover', '/confirm-email']);

/** Leads to the login, with the way back. The address decides, not what is drawn: several calls in a row lead there once. */
export function useToLogin(): () => void {
  const { basename } = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    const { pathname, search } = window.location;
    const path = pagePath(pathname, basename);
    if (!WITHOUT_SESSION.has(path)) void navigate(loginAddress(path + search), { replace: true });
  }, [basename, navigate]);
}
