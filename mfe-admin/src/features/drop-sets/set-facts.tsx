import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FactList, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import type { ChangeSet } from '../../shared/drops/drops.queries';
import { SetCounts, UndoLinks } from './drop-set-columns';

const ABSENT = '–';

export function SetFacts({ set }: { set: ChangeSet }) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const { by, createdAt, appliedAt, isPublic, note, undoOf, undoneBy, state } = set;
  const facts = [
    { key: 'by', value: by ?? ABSENT },
    { key: 'created', value: date(createdAt), isLeftOut: appliedAt !== null },
    { key: 'applied', value: appliedAt === null ? ABSENT : date(appliedAt), isLeftOut: appliedAt === null },
    { key: 'counts', value: <SetCounts {...set} /> },
    { key: 'public', value: t(isPublic ? 'dropSets.public.yes' : 'dropSets.public.no') },
    { key: 'note', value: note, isLeftOut: note === '' },
    { key: 'undo', value: <UndoLinks set={set} />, isLeftOut: undoOf === null && undoneBy === null },
    {
      key: 'audit',
      value: (
        <Link href={`${paths.auditLog}?action=${undoOf === null ? 'drops-apply' : 'drops-undo'}`}>
          {t('dropSet.audit')}
        </Link>
      ),
      isLeftOut: state === 'draft',
    },
  ] as const;
  return (
    <Window title={t('dropSet.facts')} icon="info">
      <FactList
        facts={facts
          .filter((fact) => !('isLeftOut' in fact) || !fact.isLeftOut)
          .map(({ key, value }) => ({ key, term: t(`dropSet.fact.${key}`), value }))}
      />
    </Window>
  );
}
