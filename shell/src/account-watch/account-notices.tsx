import { onAccountBanned, onSessionExpired } from '@portico/api-client/runtime';
import { useTexts } from '@portico/i18n';
import { setRoles, useSession, type Account, ownAccountQuery } from '@portico/portal-kit';
import { Icon, Link } from '@portico/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rolesOf, SECURITY_PATH, useFreshAccount } from '../account/use-account';
import { useRedirectToLogin } from '../account/use-redirect-to-login';
import { servedRoot } from '../boot/early-input';
import styles from '../styles/bottom-notice.module.css';

const BanOverlay = lazy(() => import('./ban-overlay').then((module) => ({ default: module.BanOverlay })));

/** Shows the notices of the signed-in account on every page: a ban, or a role that waits for a second factor. */
export function AccountNotices() {
  const account = useFollowedAccount();
  const { pathname } = useLocation();
  if (account === undefined) return null;
  return (
    <>
      {account.banned && <BanOverlay account={account} />}
      {account.needsSecondFactor && pathname !== SECURITY_PATH && <SecondFactorNotice />}
    </>
  );
}

function useFollowedAccount(): Account | undefined {
  const queries = useQueryClient();
  const { key } = useLocation();
  const leave = useRedirectToLogin();
  const { data } = useFreshAccount();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  useLayoutEffect(() => {
    if (data !== undefined) setRoles(rolesOf(data));
  }, [data]);
  useEffect(() => onSessionExpired(() => whenPageIsLive(leave)), [leave]);
  useEffect(() => {
    // The answer contains the ban; a call that is under way may have been made before it.
    return onAccountBanned(() => void queries.invalidateQueries(ownAccountQuery()));
  }, [queries]);
  useEffect(() => {
    void queries.refetchQueries({ ...ownAccountQuery(), stale: true }, { cancelRefetch: false });
  }, [queries, key]);
  return isAuthenticated ? data : undefined;
}

/** Calls `act` once the page is hydrated: with another address before that, the wrong page would be hydrated. */
function whenPageIsLive(act: () => void): void {
  const root = servedRoot();
  if (root === null) return act();
  const observer = new MutationObserver(() => {
    if (servedRoot() !== null) return;
    observer.disconnect();
    act();
  });
  observer.observe(root, { attributes: true });
}

/** Notice for admins whose role waits for a second factor. It is at the bottom of the window, so nothing moves. */
function SecondFactorNotice() {
  const t = useTexts('shell');
  return (
    <aside className={styles.root} aria-label={t('account.secondFactor.label')}>
      <Icon name="key" size={18} />
      <p>{t('account.secondFactor.text')}</p>
      <Link className={styles.action} href={SECURITY_PATH}>
        {t('account.secondFactor.action')}
      </Link>
    </aside>
  );
}
