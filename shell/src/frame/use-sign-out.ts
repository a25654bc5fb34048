import { callApi } from '@portico/api-client/runtime';
import { signOut } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';

/** Longest wait for the push address of the browser. */
const WAIT_MS = 500;

/** Ends the session and leaves pages that need it, whether or not the server can be reached. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const leave = (endpoint?: string) => {
    // Uses the token that is stored now, and is sent even if the page is left.
    callApi('/api/auth/logout', {
      method: 'POST',
      json: { endpoint },
      authenticated: true,
      keepalive: true,
    }).catch(() => undefined);
    // Navigate first: a guarded page that sees the session end would add a way back.
    void navigate('/login');
    signOut();
  };
  return () => {
    if (globalThis.Notification?.permission !== 'granted') return leave();
    const tooLong = new Promise<undefined>((resolve) => void setTimeout(resolve, WAIT_MS));
    void Promise.race([pushEndpoint(), tooLong]).then(leave);
  };
}

/** Address of this browser at its push service. The portal ends its price alerts there. */
async function pushEndpoint(): Promise<string | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription())?.endpoint;
  } catch {
    return undefined;
  }
}
