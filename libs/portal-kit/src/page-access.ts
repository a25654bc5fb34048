import type { Permission, Role } from '@portico/contract';
import { useCallback } from 'react';
import { type Session, useSession } from './session-store';
import { useHasPage } from './use-has-page';

/** Enough to decide what to show. The API decides what is allowed. */
export type Visitor = Pick<Session, 'isAuthenticated' | 'roles'>;

/** Whether a page, a fill or a navigation entry is drawn for whoever is here. */
export function isOpenTo({ permission }: { permission: Permission }, visitor: Visitor): boolean {
  if (permission === 'public') return true;
  return visitor.isAuthenticated && (permission === 'player' || visitor.roles.includes(permission));
}

/** The visitor, by the session. */
export function useVisitor(): Visitor {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const roles = useSession((session) => session.roles);
  return { isAuthenticated, roles };
}

/**
 * Whether an address is a page of this portal (`useHasPage`) that whoever is here has the permission for: what a menu shows. Which
 * permission that is says the manifest of its remote. The session learns its roles from the API: whoever has an
 * answer with them already hands them over, so that a menu does not grow once the session has them too.
 */
export function useIsOpenPage(known?: readonly Role[]): (path: string) => boolean {
  const visitor = useVisitor();
  const { isAuthenticated } = visitor;
  const roles = known ?? visitor.roles;
  return useHasPage(
    useCallback(
      (page: { permission: Permission }) => isOpenTo(page, { isAuthenticated, roles }),
      [isAuthenticated, roles],
    ),
  );
}
