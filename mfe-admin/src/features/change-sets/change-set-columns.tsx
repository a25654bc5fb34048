import { ABSENT, DIRECT_EDIT_REASON } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Moment } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { Badge, Link, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import type { ChangeSetSummary } from '../../shared/drops/drops.queries';
import styles from './change-sets-page.module.css';

export function useChangeSetColumns(): DataColumn<ChangeSetSummary>[] {
  const t = useTexts('mfe-admin');
  const reasonText = useReasonText();
  return columnsOf(t, {
    'changeSets.column.set': {
      onCard: 'title',
      cell: ({ id, reason }) => (
        <Link href={paths.changeSet(id)} className={styles.name}>
          <bdi dir="auto">{reasonText(reason)}</bdi> <bdi className={styles.soft}>#{id}</bdi>
        </Link>
      ),
    },
    'changeSets.column.state': { onCard: 'aside', cell: ({ state }) => <SetStateBadge state={state} /> },
    'changeSets.column.counts': { onCard: 'wide', cell: (set) => <SetCounts {...set} /> },
    'changeSets.column.by': ({ by }) => <bdi>{by ?? ABSENT}</bdi>,
    'changeSets.column.at': ({ appliedAt, createdAt }) => (
      <Moment at={appliedAt ?? createdAt} className={styles.at} />
    ),
    'changeSets.column.public': {
      from: 'medium',
      onCard: 'hidden',
      cell: ({ isPublic }) => t(isPublic ? 'changeSets.public.yes' : 'changeSets.public.no'),
    },
    'changeSets.column.undo': {
      onCard: 'wide',
      isEmpty: ({ undoOf, undoneBy }) => undoOf === null && undoneBy === null,
      cell: (set) => <UndoLinks set={set} />,
    },
  });
}

export function UndoLinks({ set: { undoOf, undoneBy } }: { set: ChangeSetSummary }) {
  const t = useTexts('mfe-admin');
  if (undoOf === null && undoneBy === null) return ABSENT;
  return (
    <span className={styles.undo}>
      {undoOf !== null && (
        <Link href={paths.changeSet(undoOf)}>{t('changeSets.undoOf', { id: String(undoOf) })}</Link>
      )}
      {undoneBy !== null && (
        <Link href={paths.changeSet(undoneBy)}>{t('changeSets.undoneBy', { id: String(undoneBy) })}</Link>
      )}
    </span>
  );
}

const TONES = { draft: 'warning', applied: 'good', undone: 'neutral' } as const;

export function SetStateBadge({ state }: Pick<ChangeSetSummary, 'state'>) {
  const t = useTexts('mfe-admin');
  return <Badge tone={TONES[state]}>{t(`changeSets.state.${state}`)}</Badge>;
}

type Counts = Pick<ChangeSetSummary, 'added' | 'changed' | 'removed' | 'droppers'>;

export function SetCounts({ added, changed, removed, droppers }: Counts) {
  const t = useTexts('mfe-admin');
  const parts = Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`changeSets.count.${kind as 'added' | 'changed' | 'removed'}`, { count }));
  return (
    <span className={styles.counts}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <span className={styles.soft}>{t('changeSets.count.droppers', { count: droppers })}</span>
    </span>
  );
}

/** Translates the reasons that the portal wrote itself. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts('mfe-admin');
  return (reason) => {
    if (reason === '') return t('changeSets.noReason');
    return reason === DIRECT_EDIT_REASON ? t('changeSets.editedAtOnce') : reason;
  };
}
