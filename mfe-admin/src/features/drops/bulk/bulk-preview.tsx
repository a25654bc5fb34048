import { MAX_DROP_CHANGES, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { Button, EmptyState, LinkButton, Notice, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { stagedDrops, stageDrops } from '../../../shared/drops/staged-drops';
import { readDrops, type DropperWithDrops } from '../droppers/droppers.queries';
import { useDropsView } from '../drops-state';
import panel from '../panel-parts.module.css';
import { droppersIn, editsIn, type StagePlan } from '../staging/stage-plan';
import { StagePreview } from '../staging/stage-preview';
import { operationIn, type Addition, type BulkDraft, planBulk } from './plan-bulk';
import styles from './bulk-form.module.css';

/** A longer list of missing ids helps no one. */
const MAX_MISSING = 20;

/** The review shows all rows; these are enough to check the operation. */
const MAX_SHOWN = 50;

interface BulkPreviewProps {
  table: DropTable;
  draft: BulkDraft;
  onBack: () => void;
  onAgain: () => void;
}

export function BulkPreview({ table, draft, onBack, onAgain }: BulkPreviewProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { query, plan, done, total } = useBulkPlan(table, draft);
  const [staged, setStaged] = useState<number>();
  const [isFull, setIsFull] = useState(false);
  const count = plan?.planned.length ?? 0;
  const stage = () => {
    if (plan !== undefined && stageDrops(editsIn(plan))) setStaged(count);
    else setIsFull(true);
  };
  if (staged !== undefined) return <BulkStaged count={staged} onAgain={onAgain} />;
  return (
    <Stack gap={6}>
      <QueryStates
        query={query}
        errorTitle={t('drops.open.error')}
        skeleton={
          <div className={styles.reading}>
            <p role="status">
              {t('drops.bulk.preview.reading', { done: number(done), total: number(total) })}
            </p>
            <progress aria-label={t('drops.bulk.preview.open')} max={total} value={done} />
          </div>
        }
      >
        {(droppers) => plan && <PlannedChanges table={table} plan={plan} droppers={droppers} draft={draft} />}
      </QueryStates>
      <div className={styles.foot}>
        <p className={panel.problem} role="alert">
          {isFull && t('drops.bulk.preview.full', { count: MAX_DROP_CHANGES })}
        </p>
        <Button icon="chevronStart" onClick={onBack}>
          {t('drops.bulk.preview.back')}
        </Button>
        {count > 0 && (
          <Button variant="primary" onClick={stage}>
            {t('drops.bulk.preview.stage', { count })}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** Plans the operation on the current rows of all chosen droppers and the staged edits. */
function useBulkPlan(table: DropTable, draft: BulkDraft) {
  const [opened] = useState(() => ({ ids: [...draft.targets.keys()], at: Date.now() }));
  const [operation] = useState(() => operationIn(draft));
  const [done, setDone] = useState(0);
  const query = useQuery({
    queryKey: ['drop-bulk-rows', table, opened.at],
    queryFn: ({ signal }) => readDrops(table, opened.ids, { signal, onPart: setDone }),
    // Thousands of rows that would be stale: not cached.
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const plan = useMemo(
    () => query.data && planBulk(table, query.data, operation, stagedDrops()),
    [query.data, table, operation],
  );
  return { query, plan, done, total: opened.ids.length };
}

interface PlannedChangesProps {
  table: DropTable;
  plan: StagePlan;
  droppers: readonly DropperWithDrops[];
  draft: BulkDraft;
}

function PlannedChanges({ table, plan, droppers, draft }: PlannedChangesProps) {
  const t = useTexts('mfe-admin');
  const names = useMemo(() => namesOf(droppers, draft.additions), [droppers, draft.additions]);
  const missing = [...draft.targets.keys()].filter((id) => !names.droppers.has(id));
  return (
    <section className={panel.part} aria-labelledby="drops-bulk-preview">
      <h3 id="drops-bulk-preview">{t('drops.bulk.preview.title')}</h3>
      {missing.length > 0 && (
        <Notice tone="warning">
          {t('drops.bulk.preview.missing', { count: missing.length })}{' '}
          <bdi>{missing.slice(0, MAX_MISSING).join(', ')}</bdi>
          {missing.length > MAX_MISSING &&
            ` ${t('drops.bulk.more', { count: missing.length - MAX_MISSING })}`}
        </Notice>
      )}
      {plan.planned.length === 0 ? (
        <EmptyState title={t('drops.bulk.preview.nothing')} />
      ) : (
        <p className={panel.soft}>
          {t(`drops.bulk.preview.on.${table}`, { count: droppersIn(plan) })} {t('drops.bulk.preview.hint')}
        </p>
      )}
      <StagePreview
        table={table}
        plan={plan}
        nameOf={(id) => names.items.get(id) ?? String(id)}
        dropperOf={(id) => names.droppers.get(id) ?? String(id)}
        most={MAX_SHOWN}
      />
      {plan.unchanged > 0 && (
        <p className={panel.soft}>
          {t('drops.staged.unchanged', { count: plan.unchanged })}:{' '}
          {t(`drops.bulk.preview.skipped.${draft.mode}`)}
        </p>
      )}
    </section>
  );
}

function namesOf(droppers: readonly DropperWithDrops[], additions: readonly Addition[]) {
  const items = new Map(additions.map(({ item }) => [item.id, item.name]));
  for (const { itemid, itemName } of droppers.flatMap(({ drops }) => drops)) items.set(itemid, itemName);
  return { items, droppers: new Map(droppers.map(({ monster }) => [monster.id, monster.name])) };
}

function BulkStaged({ count, onAgain }: { count: number; onAgain: () => void }) {
  const t = useTexts('mfe-admin');
  const { hrefWith } = useDropsView();
  return (
    <Notice
      tone="good"
      role="status"
      title={t('drops.row.staged', { count })}
      actions={
        <>
          <LinkButton variant="primary" href={hrefWith({ panel: 'review' })}>
            {t('drops.bulk.done.review')}
          </LinkButton>
          <Button onClick={onAgain}>{t('drops.bulk.done.again')}</Button>
        </>
      }
    >
      {t('drops.bulk.preview.hint')}
    </Notice>
  );
}
