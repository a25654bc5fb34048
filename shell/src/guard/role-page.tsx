import type { Permission } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { kitText, PageMeta } from '@portico/portal-kit';
import { EmptyState, LinkButton } from '@portico/ui';
import { SECURITY_PATH } from '../account/use-account';
import { PageIsLive } from '../federation/page-is-live';

interface RolePageProps {
  permission: Permission;
  /** The account has the role, and must set up a second factor before it acts. */
  needsSecondFactor: boolean;
  /** The account has the role, and a password that anybody may try. */
  needsNewPassword: boolean;
}

function permissionText(permission: Permission): string {
  return permission === 'admin' || permission === 'webAdmin'
    ? kitText(`kit.permission.${permission}`)
    : permission;
}

/** Names the missing role in place of the page. */
export function RolePage({ permission, needsSecondFactor, needsNewPassword }: RolePageProps) {
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
              {t('guard.role.home')}
            </LinkButton>
          )
        }
      />
      <PageIsLive />
    </>
  );
}
