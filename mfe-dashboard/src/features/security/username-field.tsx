import { useSession } from '@portico/portal-kit';

/** Not seen: under this name password managers find the password, and keep the new one. */
export function UsernameField() {
  const username = useSession((session) => session.username);
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={username ?? ''} />;
}
