import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQuery, useRefreshAccount } from '../account.queries';
import styles from './pending-form.module.css';

/** Why nothing is bought while the account is in the game, and how it goes on. */
export function LogOutFirst() {
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const { isFetching } = useQuery(accountQuery());
  return (
    <Notice tone="warning" title={t('dialog.inGame.title')}>
      <p>{t('dialog.inGame.text')}</p>
      <Button
        size="small"
        icon="retry"
        className={styles.check}
        isPending={isFetching}
        onClick={() => void refresh()}
      >
        {t('dialog.inGame.check')}
      </Button>
    </Notice>
  );
}
