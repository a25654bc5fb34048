import { useTexts } from '@portico/i18n';
import { PageMeta, useFormat } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { FactList, Link, LinkButton, PageSkeleton, Stack, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { changeSetQuery } from '../../shared/drops/change-sets.queries';
import { DropDiff } from '../../shared/drops/diff/drop-diff';
import type { ChangeSet } from '../../shared/drops/drops.queries';
import { stagedOf } from '../../shared/drops/staged-drop';
import { SetStateBadge, useReasonText, SetCounts, UndoLinks } from './drop-set-columns';
import styles from './drop-sets.module.css';
import { SetActions } from './set-actions';

export function DropSetPage() {
  const t = useTexts('mfe-admin');
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useQuery(changeSetQuery(id))}
      errorTitle={t('dropSet.error')}
      lost={{ title: t('dropSet.missing.title'), hint: t('dropSet.missing.text') }}
      back={{ href: paths.dropSets, text: t('dropSet.back') }}
      skeleton={<PageSkeleton height="40rem" />}
    >
      {(set) => <DropSet key={set.id} set={set} />}
    </DetailPage>
  );
}

function DropSet({ set }: { set: ChangeSet }) {
  const t = useTexts('mfe-admin');
  const reasonText = useReasonText();
  const title = t(set.state === 'draft' ? 'dropSet.draft' : 'dropSet.named', { id: String(set.id) });
  const entries = useMemo(
    () => stagedOf(set.changes).map((drop) => ({ drop, issues: [], isConflict: false })),
    [set],
  );
  return (
    <>
      <PageMeta title={title} description={t('dropSet.meta.description')} noindex />
      <AdminHeader
        eyebrow={t('dropSets.title')}
        title={title}
        lead={
          <span className={styles.badges}>
            <SetStateBadge state={set.state} />
            <bdi dir="auto">{reasonText(set.reason)}</bdi>
          </span>
        }
        actions={
          <LinkButton href={paths.dropSets} variant="quiet" icon="clock">
            {t('dropSet.back')}
          </LinkButton>
        }
      />
      <Stack>
        <SetActions set={set} />
        <SetFacts set={set} />
        <Window title={t('dropSet.rows')} icon="scroll" isFlush>
          <p className={styles.basis}>{t('dropEdits.diff.basis')}</p>
          <DropDiff entries={entries} names={set.names} isInPage />
        </Window>
      </Stack>
    </>
  );
}

const ABSENT = '–';

function SetFacts({ set }: { set: ChangeSet }) {
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
