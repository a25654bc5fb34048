import type { Permission, Role } from '@portico/contract';
import { useCallback } from 'react';
import { type Session, useSession } from './session-store';
import { useHasPage } from '../portal/use-has-page';

/** Enough to decide what to show. The API decides what is allowed. */
export type Visitor = Pick<Session, 'isAuthenticated' | 'roles'>;

/** Tells whether a visitor sees a page, fill or navigation entry. */
export function isOpenTo({ permission }: { permission: Permission }, visitor: Visitor): boolean {
  if (permission === 'public') return true;
  return visitor.isAuthenticated && (permission === 'player' || visitor.roles.includes(permission));
}

/** Returns the visitor of the current session. */
export function useVisitor(): Visitor {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const roles = useSession((session) => session.roles);
  return { isAuthenticated, roles };
}

/**
 * Returns a function for menus that tells whether an address is a page that the visitor may open, by the permission in the remote's
 * manifest. Pass `known` roles from an answer, so that a menu does not grow when the session learns them.
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
