import { useTexts } from '@portico/i18n';
import { kitText, QueryStates, type Account } from '@portico/portal-kit';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import { Dialog, EmptyState, Skeleton } from '@portico/ui';
import { useState, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import styles from './account-dialogs.module.css';
import type { AccountDialogProps } from './offer';
import type { OverviewState } from '../account.queries';
import { type AccountDialog, useAccountDialog } from '../use-account-dialog';

export function AccountDialogs({ account, overview }: { account: Account; overview: OverviewState }) {
  const t = useTexts('mfe-dashboard');
  const { name, clear } = useAccountDialog();
  const close = useCloseDialog(name !== undefined, clear);
  const [isHeld, hold] = useState(false);
  return (
    <Dialog
      isOpen={name !== undefined}
      onClose={close}
      isHeld={isHeld}
      title={name && titleOf(name, t)}
      closeText={kitText('kit.close')}
    >
      {name !== undefined && (
        <QueryStates query={overview} skeleton={<DialogSkeleton />}>
          {(data) => <Content name={name} account={account} overview={data} dialog={{ close, hold }} />}
        </QueryStates>
      )}
    </Dialog>
  );
}

const loadExchange = async () =>
  (await import(/* webpackChunkName: "exchange" */ './exchange-dialog')).ExchangeDialog;
const loadUpgrade = async () =>
  (await import(/* webpackChunkName: "upgrade" */ './upgrade-dialog')).UpgradeDialog;
const loadAction = async () =>
  (await import(/* webpackChunkName: "character-action" */ './action-dialog')).ActionDialog;

function Content({ name, ...props }: AccountDialogProps & { name: AccountDialog }) {
  const t = useTexts('mfe-dashboard');
  const skeleton = <DialogSkeleton />;
  const [first] = props.account.characters;
  if (name === 'exchange') return <LazyPart load={loadExchange} {...{ props, skeleton }} />;
  if (first === undefined)
    return <EmptyState title={t('characters.empty.title')} hint={t('characters.empty.text')} />;
  if (name === 'upgrade')
    return <LazyPart load={loadUpgrade} props={{ ...props, first }} skeleton={skeleton} />;
  // The key resets the form, because messages about one action do not apply to another.
  return (
    <LazyPart key={name} load={loadAction} props={{ ...props, first, action: name }} skeleton={skeleton} />
  );
}

function titleOf(name: AccountDialog, t: ReturnType<typeof useTexts<'mfe-dashboard'>>): string {
  return name === 'exchange' || name === 'upgrade' ? t(`${name}.title`) : t(`action.${name}.title`);
}

function DialogSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton width="70%" />
      <Skeleton shape="box" height="3rem" />
      <Skeleton shape="box" height="7rem" />
      <Skeleton shape="box" height="3rem" />
    </div>
  );
}

/**
 * Closes a dialog like the back button if it was opened on this page, so that the history gets no second entry for
 * the page. Otherwise `clear` removes the dialog from the address.
 */
export function useCloseDialog(isOpen: boolean, clear: () => void): () => void {
  const navigate = useNavigate();
  const type = useNavigationType();
  const wasOpen = useRef(isOpen);
  const isPushed = useRef(false);

  useEffect(() => {
    if (isOpen && !wasOpen.current) isPushed.current = type === 'PUSH';
    wasOpen.current = isOpen;
  }, [isOpen, type]);

  return () => {
    if (isPushed.current) void navigate(-1);
    else clear();
    isPushed.current = false;
  };
}
