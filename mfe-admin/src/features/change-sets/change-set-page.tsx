import { ABSENT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { PageMeta, useFormat } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { DetailColumns, FactList, factsOf, Link, Notice, PageSkeleton, Stack, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { type Applied, changeSetQuery } from '../../shared/drops/change-sets.queries';
import { DropDiff } from '../../shared/drops/diff/drop-diff';
import type { ChangeSet } from '../../shared/drops/drops.queries';
import { stagedOf } from '../../shared/drops/staged-drop';
import { SetStateBadge, useReasonText, SetCounts, UndoLinks } from './change-sets-page';
import styles from './change-sets-page.module.css';
import { ChangeSetActions } from './change-set-actions';

export function ChangeSetPage() {
  const t = useTexts('mfe-admin');
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useQuery(changeSetQuery(id))}
      errorTitle={t('changeSet.error')}
      lost={{ title: t('changeSet.missing.title'), hint: t('changeSet.missing.text') }}
      back={{ href: paths.changeSets, text: t('changeSet.back') }}
      skeleton={<PageSkeleton height="40rem" />}
    >
      {(set) => <ChangeSetParts key={set.id} set={set} />}
    </DetailPage>
  );
}

function ChangeSetParts({ set }: { set: ChangeSet }) {
  const t = useTexts('mfe-admin');
  const reasonText = useReasonText();
  const [undone, setUndone] = useState<Applied>();
  const title = t(set.state === 'draft' ? 'changeSet.draft' : 'changeSet.named', { id: String(set.id) });
  const entries = useMemo(
    () => stagedOf(set.changes).map((drop) => ({ drop, issues: [], isConflict: false })),
    [set],
  );
  return (
    <>
      <PageMeta title={title} description={t('changeSet.meta.description')} noindex />
      <AdminHeader
        eyebrow={
          <>
            <Link href={paths.changeSets}>{t('changeSet.back')}</Link> <span aria-hidden="true">/</span>{' '}
            <span>{title}</span>
          </>
        }
        title={<bdi dir="auto">{reasonText(set.reason)}</bdi>}
        lead={<SetStateBadge state={set.state} />}
        actions={<ChangeSetActions set={set} onUndone={setUndone} />}
      />
      <Stack>
        {undone && (
          <Notice tone="good" role="status" title={t('changeSet.undone')}>
            {t(`dropEdits.takesEffect.${undone.takesEffect}`)}
          </Notice>
        )}
        <DetailColumns
          main={
            <Window title={t('changeSet.rows')} icon="scroll" isFlush>
              <p className={styles.basis}>{t('dropEdits.diff.basis')}</p>
              <DropDiff entries={entries} names={set.names} isInPage />
            </Window>
          }
          side={<SetFacts set={set} />}
          isSideFirst
        />
      </Stack>
    </>
  );
}

function SetFacts({ set }: { set: ChangeSet }) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const { by, createdAt, appliedAt, isPublic, note, undoOf, undoneBy, state } = set;
  const facts = factsOf(t, {
    'changeSets.column.by': by ?? ABSENT,
    'changeSet.fact.created': appliedAt === null && date(createdAt),
    'changeSet.fact.applied': appliedAt !== null && date(appliedAt),
    'changeSets.column.counts': <SetCounts {...set} />,
    'changeSet.fact.public': t(isPublic ? 'changeSets.public.yes' : 'changeSets.public.no'),
    'changeSet.fact.note': note !== '' && note,
    'changeSets.column.undo': (undoOf !== null || undoneBy !== null) && <UndoLinks set={set} />,
    'changeSet.fact.audit': state !== 'draft' && (
      <Link href={`${paths.auditLog}?action=${undoOf === null ? 'drops-apply' : 'drops-undo'}`}>
        {t('changeSet.audit')}
      </Link>
    ),
  });
  return (
    <Window title={t('changeSet.facts')} icon="info">
      <FactList facts={facts} />
    </Window>
  );
}
