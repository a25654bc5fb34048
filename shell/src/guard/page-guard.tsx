import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { PortalPage } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { useIsHydrated } from '@portico/portal-kit';
import { PageSkeleton } from '@portico/ui';
import { rolesOf, useAccount } from '../account/use-account';
import { useToLogin } from '../account/use-to-login';
import { isOpenTo, useVisitor } from './is-open-to';
import styles from './session.module.css';

const RolePage = lazy(() => import('./role-page').then((module) => ({ default: module.RolePage })));

interface PageGuardProps {
  page: PortalPage;
  children: ReactNode;
}

/** Who may open a page. It decides what is drawn; what is allowed is decided by the API behind the page. */
export function PageGuard({ page, children }: PageGuardProps) {
  const visitor = useVisitor();
  const isHydrated = useIsHydrated();
  if (isOpenTo(page, visitor)) return children;
  // Until then no one is signed in.
  if (!isHydrated) return <BeforeSession />;
  if (!visitor.isAuthenticated) return <ToLogin />;
  return <RoleGuard page={page}>{children}</RoleGuard>;
}

/** For who is signed in without a role, as far as is known: the API is asked before the page is refused. */
function RoleGuard({ page, children }: PageGuardProps) {
  const visitor = useVisitor();
  const { data, isError } = useAccount();
  if (data === undefined) return isError ? children : <PageSkeleton />;
  if (isOpenTo(page, { ...visitor, roles: rolesOf(data) })) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RolePage permission={page.permission} needsSecondFactor={data.needsSecondFactor} />
    </Suspense>
  );
}

function BeforeSession() {
  const t = useTexts('shell');
  return (
    <>
      <div className={styles.waiting}>
        <PageSkeleton />
      </div>
      <noscript>
        <h1>{t('guard.noScript.title')}</h1>
        <p>{t('guard.noScript.message')}</p>
      </noscript>
    </>
  );
}

function ToLogin() {
  const leave = useToLogin();
  useEffect(leave, [leave]);
  return <PageSkeleton />;
}
