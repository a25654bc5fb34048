import { useTexts } from '@portico/i18n';
import { EmptyState } from '@portico/ui';
import type { AccountDialogProps } from '../dialogs/dialog-handle';
import { NoOffer } from '../dialogs/no-offer';
import { UpgradeForm } from './upgrade-form';

/** More HP or MP, for mesos or vote points. */
export function UpgradeDialog(props: AccountDialogProps) {
  const { account, overview, dialog } = props;
  const t = useTexts('mfe-dashboard');
  if (!overview.spending.isOn)
    return (
      <NoOffer title={t('dialog.off')} dialog={dialog}>
        {t('upgrade.off')}
      </NoOffer>
    );
  const [first] = account.characters;
  if (first === undefined) {
    return <EmptyState title={t('characters.empty.title')} hint={t('characters.empty.text')} />;
  }
  return <UpgradeForm {...props} first={first} />;
}
