import { useTexts } from '@portico/i18n';
import { ErrorNotice, errorText, useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Button, Notice, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { editorStateQuery, type EditorState } from '../../shared/drops/drops.queries';
import { useReload } from './droppers/droppers.queries';
import styles from './editor-state-panel.module.css';

export function EditorStatePanel() {
  const t = useTexts('mfe-admin');
  const query = useQuery(editorStateQuery());
  const { data, error } = query;
  if (data !== undefined) return <Known state={data} />;
  if (error === null) {
    return (
      <div className={styles.root}>
        <div className={styles.effects}>
          <Skeleton width="24rem" />
          <Skeleton width="12rem" />
        </div>
        <Skeleton shape="box" className={styles.button} />
      </div>
    );
  }
  return <ErrorNotice className={styles.notice} title={t('drops.state.error')} query={query} />;
}

function Known({ state }: { state: EditorState }) {
  const t = useTexts('mfe-admin');
  const { relativeTime } = useFormat();
  const { unavailable } = usePortal();
  const isBehind = hasUnreadEdits(state);
  return (
    <>
      {!state.canEdit && (
        <Notice className={styles.notice} tone="warning" title={t('drops.state.off.title')}>
          {t(`drops.state.off.${unavailable.includes('monsterDrops') ? 'tables' : 'transactions'}`)}
        </Notice>
      )}
      <div className={styles.root}>
        <ul className={styles.effects} role="list">
          <li>{t(`drops.state.monsters.${state.monstersTakeEffect}`)}</li>
          {state.hasReactors && <li>{t(`drops.state.reactors.${state.reactorsTakeEffect}`)}</li>}
        </ul>
        {isBehind && state.editedAt !== null && (
          <Badge tone="warning" icon="clock">
            {t('drops.state.changed', { time: relativeTime(state.editedAt) })}
          </Badge>
        )}
        {state.canReload && <ReloadButton isUrgent={isBehind} />}
      </div>
    </>
  );
}

/** Whether the game may not have read the latest edits yet. */
function hasUnreadEdits({ monstersTakeEffect, editedAt, reloadedAt }: EditorState): boolean {
  if (editedAt === null || monstersTakeEffect === 'now') return false;
  return reloadedAt === null || editedAt > reloadedAt;
}

function ReloadButton({ isUrgent }: { isUrgent: boolean }) {
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
          {t(`drops.state.reloaded.${reload.data.effect}`)}
        </Notice>
      )}
      {reload.error !== null && (
        <Notice className={styles.result} role="alert" tone="danger" title={t('drops.state.notReloaded')}>
          {errorText(reload.error)}
        </Notice>
      )}
    </>
  );
}
