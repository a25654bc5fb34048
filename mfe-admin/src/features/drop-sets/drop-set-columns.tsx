import { DIRECT_EDIT_REASON } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Moment } from '@portico/portal-kit';
import { dataColumn } from '@portico/portal-kit/list';
import { Badge, Link, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import type { ChangeSetSummary } from '../../shared/drops/drops.queries';
import styles from './drop-sets.module.css';

const ABSENT = '–';

export function useDropSetColumns(): DataColumn<ChangeSetSummary>[] {
  const t = useTexts('mfe-admin');
  const reasonText = useReasonText();
  return [
    {
      key: 'set',
      header: t('dropSets.column.set'),
      onCard: 'title',
      cell: ({ id, reason }) => (
        <Link href={paths.dropSet(id)} className={styles.name}>
          <bdi dir="auto">{reasonText(reason)}</bdi> <bdi className={styles.soft}>#{id}</bdi>
        </Link>
      ),
    },
    dataColumn('state', t('dropSets.column.state'), ({ state }) => <SetStateBadge state={state} />, {
      onCard: 'aside',
    }),
    dataColumn('counts', t('dropSets.column.counts'), (set) => <SetCounts {...set} />, { onCard: 'wide' }),
    dataColumn('by', t('dropSets.column.by'), ({ by }) => <bdi>{by ?? ABSENT}</bdi>),
    dataColumn('at', t('dropSets.column.at'), ({ appliedAt, createdAt }) => (
      <Moment at={appliedAt ?? createdAt} className={styles.at} />
    )),
    {
      key: 'public',
      header: t('dropSets.column.public'),
      from: 'medium',
      onCard: 'hidden',
      cell: ({ isPublic }) => t(isPublic ? 'dropSets.public.yes' : 'dropSets.public.no'),
    },
    dataColumn('undo', t('dropSets.column.undo'), (set) => <UndoLinks set={set} />, {
      onCard: 'wide',
      isEmpty: ({ undoOf, undoneBy }) => undoOf === null && undoneBy === null,
    }),
  ];
}

export function UndoLinks({ set: { undoOf, undoneBy } }: { set: ChangeSetSummary }) {
  const t = useTexts('mfe-admin');
  if (undoOf === null && undoneBy === null) return ABSENT;
  return (
    <span className={styles.undo}>
      {undoOf !== null && (
        <Link href={paths.dropSet(undoOf)}>{t('dropSets.undoOf', { id: String(undoOf) })}</Link>
      )}
      {undoneBy !== null && (
        <Link href={paths.dropSet(undoneBy)}>{t('dropSets.undoneBy', { id: String(undoneBy) })}</Link>
      )}
    </span>
  );
}

const TONES = { draft: 'warning', applied: 'good', undone: 'neutral' } as const;

export function SetStateBadge({ state }: Pick<ChangeSetSummary, 'state'>) {
  const t = useTexts('mfe-admin');
  return <Badge tone={TONES[state]}>{t(`dropSets.state.${state}`)}</Badge>;
}

type Counts = Pick<ChangeSetSummary, 'added' | 'changed' | 'removed' | 'droppers'>;

export function SetCounts({ added, changed, removed, droppers }: Counts) {
  const t = useTexts('mfe-admin');
  const parts = Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`dropSets.count.${kind as 'added' | 'changed' | 'removed'}`, { count }));
  return (
    <span className={styles.counts}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <span className={styles.soft}>{t('dropSets.count.droppers', { count: droppers })}</span>
    </span>
  );
}

/** Translates the reasons that the portal wrote itself. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts('mfe-admin');
  return (reason) => {
    if (reason === '') return t('dropSets.noReason');
    return reason === DIRECT_EDIT_REASON ? t('dropSets.editedAtOnce') : reason;
  };
}
