import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import styles from './editor-state-panel.module.css';
import { useReload } from './reload.queries';

/** Makes the game read its drops again, and says how that went. */
export function ReloadButton({ isUrgent }: { isUrgent: boolean }) {
  const t = useTexts('mfe-admin');
  const reload = useReload();
  return (
    <>
      <Button
        size="small"
        icon="retry"
        variant={isUrgent ? 'primary' : 'secondary'}
        isPending={reload.isPending}
        onClick={() => reload.mutate()}
      >
        {t('drops.state.reload')}
      </Button>
      {reload.data && (
        <Notice className={styles.result} role="status" tone={reload.data.success ? 'good' : 'warning'}>
          <p>{t(`drops.state.reloaded.${reload.data.effect}`)}</p>
        </Notice>
      )}
      {reload.error !== null && (
        <Notice className={styles.result} role="alert" tone="danger" title={t('drops.state.notReloaded')}>
          <p>{errorText(reload.error)}</p>
        </Notice>
      )}
    </>
  );
}
