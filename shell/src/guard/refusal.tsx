import { type ReactNode, useEffect } from 'react';
import type { RegistryPage } from '@portico/contract';
import { isOpenTo, useVisitor } from '@portico/portal-kit';
import { PageSkeleton } from '@portico/ui';
import { rolesOf, useAccount } from '../account/use-account';
import { useRedirectToLogin } from '../account/use-redirect-to-login';
import { RolePage } from './role-page';

export interface RefusalProps {
  page: RegistryPage;
  children: ReactNode;
}

/** Shown instead of a closed page; signed-out users go to the login. */
export function Refusal(props: RefusalProps) {
  const { isAuthenticated } = useVisitor();
  return isAuthenticated ? <RoleGuard {...props} /> : <ToLogin />;
}

/** Asks the API before refusing signed-in users without a role. */
function RoleGuard({ page, children }: RefusalProps) {
  const visitor = useVisitor();
  const { data, isError } = useAccount();
  if (data === undefined) return isError ? children : <PageSkeleton />;
  if (isOpenTo(page, { ...visitor, roles: rolesOf(data) })) return children;
  const { needsSecondFactor, needsNewPassword } = data;
  return <RolePage permission={page.permission} {...{ needsSecondFactor, needsNewPassword }} />;
}

function ToLogin() {
  const leave = useRedirectToLogin();
  useEffect(leave, [leave]);
  return <PageSkeleton />;
}
