import { callApi, readAuthToken } from '@portico/api-client/runtime';
import { signOut } from '@portico/portal-kit';
import { useNavigate } from 'react-router-dom';

/** Longest wait for the push address of the browser. */
const WAIT_MS = 500;

/** Ends the session and leaves pages that need it, whether or not the server can be reached. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const token = readAuthToken();
    // Navigate first: a guarded page that sees the session end would add a way back.
    void navigate('/login');
    signOut();
    // A second press finds no token.
    if (token === null) return;
    if (globalThis.Notification?.permission !== 'granted') return endSession(token);
    void Promise.race([pushEndpoint(), patience()]).then((endpoint) => endSession(token, endpoint));
  };
}

/** Sends the log-out, even while the page is left. */
function endSession(token: string, endpoint?: string): void {
  callApi('/api/auth/logout', { method: 'POST', json: { endpoint }, token, keepalive: true }).catch(
    () => undefined,
  );
}

/** Resolves after the longest wait, or when the page is closed. */
function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    const end = () => resolve(undefined);
    setTimeout(end, WAIT_MS);
    addEventListener('pagehide', end, { once: true });
  });
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
