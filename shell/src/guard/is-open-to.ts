import type { Permission } from '@portico/contract';
import { type Portal, type Session, usePortal, useSession } from '@portico/portal-kit';

interface Guarded {
  permission: Permission;
  openInDemo: boolean;
}

/** As far as it is decided by what is drawn for whom; what is allowed is decided by the API. */
export type Visitor = Pick<Portal, 'demo'> & Pick<Session, 'isAuthenticated' | 'roles'>;

/** Whether a page, a fill or a navigation entry is drawn for whoever is here. */
export function isOpenTo({ permission, openInDemo }: Guarded, visitor: Visitor): boolean {
  if (permission === 'public' || (openInDemo && visitor.demo)) return true;
  return visitor.isAuthenticated && (permission === 'player' || visitor.roles.includes(permission));
}

export function useVisitor(): Visitor {
  const { demo } = usePortal();
  const { isAuthenticated, roles } = useSession((session) => session);
  return { demo, isAuthenticated, roles };
}
