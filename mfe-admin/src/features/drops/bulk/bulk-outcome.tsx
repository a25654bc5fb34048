import { MAX_DROP_CHANGES, type DropTable } from '@portico/domain';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { stageDrops } from '../../../shared/drops/staged-drops';
import type { BulkDraft } from './bulk-draft';
import { BulkStaged } from './bulk-staged';
import { PlanPreview } from './plan-preview';
import styles from './bulk.module.css';
import { useBulkPlan, type ReadPlan } from './use-bulk-plan';

interface BulkOutcomeProps {
  table: DropTable;
  draft: BulkDraft;
  onBack: () => void;
  onAgain: () => void;
}

/** What the operation changes, counted and shown, and the way to stage it. */
export function BulkOutcome({ table, draft, onBack, onAgain }: BulkOutcomeProps) {
  const t = useTexts('mfe-admin');
  const { query, plan, done, total } = useBulkPlan(table, draft);
  const [staged, setStaged] = useState<number>();
  if (staged !== undefined) return <BulkStaged count={staged} onAgain={onAgain} />;
  return (
    <div className={styles.root}>
      <QueryStates
        query={query}
        errorTitle={t('drops.open.error')}
        skeleton={<Reading done={done} total={total} />}
      >
        {() => plan && <PlanPreview table={table} plan={plan} draft={draft} />}
      </QueryStates>
      <Foot plan={plan} onBack={onBack} onStaged={setStaged} />
    </div>
  );
}

function Reading({ done, total }: { done: number; total: number }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <div className={styles.reading}>
      <p role="status">{t('drops.bulk.preview.reading', { done: number(done), total: number(total) })}</p>
      <progress aria-label={t('drops.bulk.preview.open')} max={total} value={done} />
    </div>
  );
}

interface FootProps {
  plan: ReadPlan | undefined;
  onBack: () => void;
  onStaged: (count: number) => void;
}

function Foot({ plan, onBack, onStaged }: FootProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [isFull, setIsFull] = useState(false);
  const count = plan?.edits.length ?? 0;
  const stage = () => {
    if (plan !== undefined && stageDrops(plan.edits)) onStaged(count);
    else setIsFull(true);
  };
  return (
    <div className={styles.foot}>
      <p className={styles.problem} role="alert">
        {isFull && t('drops.bulk.preview.full', { formatted: number(MAX_DROP_CHANGES) })}
      </p>
      <Button icon="chevronStart" onClick={onBack}>
        {t('drops.bulk.preview.back')}
      </Button>
      {count > 0 && (
        <Button variant="primary" onClick={stage}>
          {t('drops.bulk.preview.stage', { formatted: number(count) })}
        </Button>
      )}
    </div>
  );
}
