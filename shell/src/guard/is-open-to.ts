import type { Permission } from '@portico/contract';

interface Guarded {
  permission: Permission;
  openInDemo: boolean;
}

/** Whether a page or a navigation entry is drawn for whoever is here. Roles are known to the server alone. */
export function isOpenTo(guarded: Guarded, visitor: { demo: boolean; isAuthenticated: boolean }): boolean {
  if (guarded.permission === 'public') return true;
  if (guarded.openInDemo && visitor.demo) return true;
  return visitor.isAuthenticated;
}
