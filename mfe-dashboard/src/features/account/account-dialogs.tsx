import { useTexts } from '@portico/i18n';
import { kitText, QueryStates, ErrorPanel, useIsAfter } from '@portico/portal-kit';
import { Dialog, Skeleton } from '@portico/ui';
import { useState, type ComponentType, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import type { Account } from './account.queries';
import styles from './dialogs/lazy-dialog.module.css';
import type { AccountDialogProps } from './dialogs/offer';
import type { OverviewState } from './own-character';
import { type AccountDialog, useAccountDialog } from './use-account-dialog';

const Exchange = lazyDialog(async () => {
  const { ExchangeDialog } = await import(/* webpackChunkName: "exchange" */ './exchange/exchange-dialog');
  return ExchangeDialog;
});

const Upgrade = lazyDialog(async () => {
  const { UpgradeDialog } = await import(/* webpackChunkName: "upgrade" */ './upgrade/upgrade-dialog');
  return UpgradeDialog;
});

const Action = lazyDialog(async () => {
  const { ActionDialog } = await import(
    /* webpackChunkName: "character-action" */ './character-actions/action-dialog'
  );
  return ActionDialog;
});

interface AccountDialogsProps {
  account: Account;
  overview: OverviewState;
}

export function AccountDialogs({ account, overview }: AccountDialogsProps) {
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

function Content({ name, ...props }: AccountDialogProps & { name: AccountDialog }) {
  if (name === 'exchange') return <Exchange {...props} />;
  if (name === 'upgrade') return <Upgrade {...props} />;
  return <Action {...props} action={name} />;
}

function titleOf(name: AccountDialog, t: ReturnType<typeof useTexts<'mfe-dashboard'>>): string {
  return name === 'exchange' || name === 'upgrade' ? t(`${name}.title`) : t(`action.${name}.title`);
}

const SKELETON_DELAY_MS = 150;

/** Dialog content in its own chunk: loads on first opening, retries after a failure. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyDialog(props: Props) {
    const [Part, setPart] = useState(() => Loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const isAsked = Part === undefined && failure === undefined;

    useEffect(() => {
      if (!isAsked) return undefined;
      let isGone = false;
      const ask = async () => {
        try {
          const Asked = (Loaded ??= await load());
          if (!isGone) setPart(() => Asked);
        } catch (error) {
          if (!isGone) setFailure({ error });
        }
      };
      void ask();
      return () => {
        isGone = true;
      };
    }, [isAsked]);

    if (Part !== undefined) return <Part {...props} />;
    if (failure === undefined) return <DialogSkeleton />;
    return <ErrorPanel error={failure.error} onRetry={() => setFailure(undefined)} />;
  };
}

function DialogSkeleton() {
  const isShown = useIsAfter(SKELETON_DELAY_MS);
  return (
    <div className={styles.skeleton} aria-busy="true">
      {isShown && (
        <>
          <Skeleton width="70%" />
          <Skeleton shape="box" height="3rem" />
          <Skeleton shape="box" height="7rem" />
          <Skeleton shape="box" height="3rem" />
        </>
      )}
    </div>
  );
}

/**
 * Closes a dialog like the back button if it was opened on this page, so that the history gets no second copy. Otherwise `clear`
 * removes it from the address.
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
