import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import { ListCount } from '../../shared/list-count';
import type { ChangeSet } from './drop-changes.queries';
import { DropperGroup } from './dropper-group';
import { groupByDropper } from './group-changes';
import styles from './change-set-card.module.css';

export interface ChangeSetCardProps {
  set: ChangeSet;
  /** On its own address: there is no more of it to lead to. */
  isWhole: boolean;
}

/** Two digits, so that the time is equally wide in the server's zone and in the reader's. */
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export function ChangeSetCard({ set, isWhole }: ChangeSetCardProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const counted = { count: set.total };
  return (
    <Window
      as="article"
      titleLevel={3}
      icon={set.isUndo ? 'retry' : 'trend'}
      title={set.note === '' ? t('dropChanges.untitled', counted) : <bdi>{set.note}</bdi>}
      isFlush
      className={set.isUndone ? styles.undone : undefined}
      actions={
        <>
          {set.isUndone && <Badge tone="warning">{t('dropChanges.undone')}</Badge>}
          {set.isUndo && <Badge tone="info">{t('dropChanges.undo')}</Badge>}
          <time className={styles.time} dateTime={new Date(set.at).toISOString()}>
            <ListCount>{format.date(set.at, TIME)}</ListCount>
          </time>
        </>
      }
      footer={hasMore(set) && <More set={set} isWhole={isWhole} />}
    >
      {groupByDropper(set.changes).map((group) => (
        <DropperGroup key={group.key} group={group} />
      ))}
    </Window>
  );
}

function hasMore({ total, others, changes }: ChangeSet): boolean {
  return total > changes.length || others > 0;
}

function More({ set: { id, total, others, changes }, isWhole }: ChangeSetCardProps) {
  const t = useTexts('mfe-database');
  const counted = (count: number) => ({ count });
  const rest = total - changes.length;
  const address = paths.dropChanges('set', id);
  return (
    <>
      {rest > 0 && isWhole && <span>{t('dropChanges.rest', counted(rest))}</span>}
      {rest > 0 && !isWhole && <Link href={address}>{t('dropChanges.all', { count: total + others })}</Link>}
      {rest <= 0 && others > 0 && <Link href={address}>{t('dropChanges.others', counted(others))}</Link>}
    </>
  );
}
