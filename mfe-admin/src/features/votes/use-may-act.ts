import { useSession } from '@portico/portal-kit';

/** Whether whoever looks may also send tests and replay; in the demo world everybody looks. */
export function useMayAct(): boolean {
  return useSession(({ isAuthenticated, roles }) => isAuthenticated && roles.includes('webAdmin'));
}
