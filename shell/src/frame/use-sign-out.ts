import { callApi } from '@portico/api-client/runtime';
import { signOut } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';

/** Ends the session and leaves pages that need it, whether or not the server can be reached. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // Uses the token that is stored now, and is sent even if the page is left.
    callApi('/api/auth/logout', { method: 'POST', authenticated: true, keepalive: true }).catch(
      () => undefined,
    );
    // Navigate first: a guarded page that sees the session end would add a way back.
    void navigate('/login');
    signOut();
  };
}
