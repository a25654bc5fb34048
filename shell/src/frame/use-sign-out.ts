import { callApi } from '@portico/api-client/runtime';
import { signOut } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';

/** Ends the session and leaves what only they may see, whether or not the server can be told. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // Takes the token that is stored at this moment, and goes out although the page may be left.
    callApi('/api/auth/logout', { method: 'POST', authenticated: true, keepalive: true }).catch(
      () => undefined,
    );
    // Navigate first: a guarded page that sees the session end would add a way back.
    void navigate('/login');
    signOut();
  };
}
