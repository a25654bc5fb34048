import { matchPage, type Permission, remoteForPath, type Role } from '@portico/contract';
import { useCallback } from 'react';
import { usePortal } from './portal-context';
import { type Session, useSession } from './session-store';

/** As far as it is decided by what is drawn for whom; what is allowed is decided by the API. */
export type Visitor = Pick<Session, 'isAuthenticated' | 'roles'>;

/** Whether a page, a fill or a navigation entry is drawn for whoever is here. */
export function isOpenTo({ permission }: { permission: Permission }, visitor: Visitor): boolean {
  if (permission === 'public') return true;
  return visitor.isAuthenticated && (permission === 'player' || visitor.roles.includes(permission));
}

/** Who is here, as the session says. */
export function useVisitor(): Visitor {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const roles = useSession((session) => session.roles);
  return { isAuthenticated, roles };
}

/**
 * Whether an address is a page of this portal that whoever is here has the permission for: what a menu shows. Which permission that is says
 * the manifest of its remote. Without a registry, as in a unit test, all are. The session learns its roles from the API: whoever has an
 * answer with them already hands them over, so that a menu does not grow once the session has them too.
 */
export function useIsOpenPage(known?: readonly Role[]): (path: string) => boolean {
  const remotes = usePortal().registry?.remotes;
  const visitor = useVisitor();
  const { isAuthenticated } = visitor;
  const roles = known ?? visitor.roles;
  return useCallback(
    (path) => {
      if (remotes === undefined) return true;
      const remote = remoteForPath(remotes, path);
      if (remote === undefined || remote.problem !== undefined) return false;
      const page = matchPage(remote.pages, path)?.page;
      return page !== undefined && isOpenTo(page, { isAuthenticated, roles });
    },
    [remotes, isAuthenticated, roles],
  );
}
