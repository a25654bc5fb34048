import { useTexts } from '@portico/i18n';
import { kitText, QueryStates } from '@portico/portal-kit';
import { Dialog } from '@portico/ui';
import { useState } from 'react';
import type { Account } from './account.queries';
import { DialogSkeleton, lazyDialog } from './dialogs/lazy-dialog';
import type { AccountDialogProps } from './dialogs/offer';
import { useCloseDialog } from './dialogs/use-close-dialog';
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

export interface AccountDialogsProps {
  account: Account;
  overview: OverviewState;
}

/** The dialog over the overview that its address opens (`useAccountDialog`). */
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
