import { useTexts } from '@portico/i18n';
import { ErrorNotice, errorText, useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Button, classNames, Notice, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { editorStateQuery, type EditorState } from '../../shared/drops/drops.queries';
import type { useReload } from './droppers/droppers.queries';
import styles from './editor-state-panel.module.css';

type Reload = ReturnType<typeof useReload>;

/** When edits take effect, and what the last reload did. */
export function EditorStatePanel({ reload }: { reload: Reload }) {
  const t = useTexts('mfe-admin');
  const query = useQuery(editorStateQuery());
  const { data, error } = query;
  if (data === undefined && error !== null) {
    return <ErrorNotice className={styles.notice} title={t('drops.state.error')} query={query} />;
  }
  return (
    <>
      {data === undefined ? <Skeleton className={styles.root} width="24rem" /> : <Effects state={data} />}
      {reload.data && (
        <Notice className={styles.notice} role="status" tone={reload.data.success ? 'good' : 'warning'}>
          {t(`drops.state.reloaded.${reload.data.effect}`)}
        </Notice>
      )}
      {reload.error !== null && (
        <Notice className={styles.notice} role="alert" tone="danger" title={t('drops.state.notReloaded')}>
          {errorText(reload.error)}
        </Notice>
      )}
    </>
  );
}

function Effects({ state }: { state: EditorState }) {
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
      </div>
    </>
  );
}

/** Whether the game may not have read the latest edits yet. */
function hasUnreadEdits({ monstersTakeEffect, editedAt, reloadedAt }: EditorState): boolean {
  if (editedAt === null || monstersTakeEffect === 'now') return false;
  return reloadedAt === null || editedAt > reloadedAt;
}

export function ReloadButton({ reload, className }: { reload: Reload; className: string | undefined }) {
  const t = useTexts('mfe-admin');
  const { data, error } = useQuery(editorStateQuery());
  if (data === undefined && error === null)
    return <Skeleton shape="box" className={classNames(styles.button, className)} />;
  if (!data?.canReload) return null;
  return (
    <Button
      className={className}
      icon="retry"
      variant={hasUnreadEdits(data) ? 'primary' : 'secondary'}
      isPending={reload.isPending}
      onClick={() => reload.mutate()}
    >
      {t('drops.state.reload')}
    </Button>
  );
}
