import { signOut, usePortal } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';

/** Forgets who is signed in and leaves what only they may see. */
export function useSignOut(): () => void {
  const { identity } = usePortal();
  const navigate = useNavigate();
  return () => {
    signOut();
    // A build without a login has no such page.
    void navigate(identity ? '/login' : '/');
  };
}
