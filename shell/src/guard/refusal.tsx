import type { RegistryPage, Permission } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { isOpenTo, useVisitor, kitText, PageMeta, useOwnAccount } from '@portico/portal-kit';
import { EmptyState, LinkButton } from '@portico/ui';
import { type ReactNode, useEffect } from 'react';
import { rolesOf, SECURITY_PATH } from '../account/use-account';
import { useRedirectToLogin } from '../account/use-redirect-to-login';
import { PageIsLive } from '../federation/served-page';
import { PageWaiting } from './page-waiting';

export interface RefusalProps {
  page: RegistryPage;
  children: ReactNode;
}

/** Shown instead of a closed page; signed-out users go to the login. */
export function Refusal(props: RefusalProps) {
  const { isAuthenticated } = useVisitor();
  return isAuthenticated ? <RoleGuard {...props} /> : <ToLogin page={props.page} />;
}

/** Asks the API before refusing signed-in users without a role. */
function RoleGuard({ page, children }: RefusalProps) {
  const visitor = useVisitor();
  const { data, isError } = useOwnAccount();
  if (data === undefined) return isError ? children : <PageWaiting page={page} />;
  if (isOpenTo(page, { ...visitor, roles: rolesOf(data) })) return children;
  const { needsSecondFactor, needsNewPassword } = data;
  return <RolePage permission={page.permission} {...{ needsSecondFactor, needsNewPassword }} />;
}

function ToLogin({ page }: Pick<RefusalProps, 'page'>) {
  const leave = useRedirectToLogin();
  useEffect(leave, [leave]);
  return <PageWaiting page={page} />;
}

interface RolePageProps {
  permission: Permission;
  /** The account has the role, but must set up a second factor first. */
  needsSecondFactor: boolean;
  /** The account has the role, but its password is publicly known. */
  needsNewPassword: boolean;
}

function permissionText(permission: Permission): string {
  return permission === 'admin' || permission === 'webAdmin'
    ? kitText(`kit.permission.${permission}`)
    : permission;
}

/** Names the missing role in place of the page. */
function RolePage({ permission, needsSecondFactor, needsNewPassword }: RolePageProps) {
  const t = useTexts('shell');
  const title = t('guard.role.title', { permission: permissionText(permission) });
  const lack = needsNewPassword ? 'newPassword' : needsSecondFactor ? 'secondFactor' : 'message';
  const message = t(`guard.role.${lack}`);
  return (
    <>
      <PageMeta title={title} description={message} noindex />
      <EmptyState
        title={title}
        titleLevel={1}
        hint={message}
        actions={
          needsSecondFactor ? (
            <LinkButton href={SECURITY_PATH} variant="primary" icon="key">
              {t('account.secondFactor.action')}
            </LinkButton>
          ) : (
            <LinkButton href="/" variant="primary">
              {t('kit.notFound.home')}
            </LinkButton>
          )
        }
      />
      <PageIsLive />
    </>
  );
}
