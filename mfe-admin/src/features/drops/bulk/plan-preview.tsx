import type { DropTable } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Notice, StatRow, StatTile } from '@portico/ui';
import type { BulkDraft } from './bulk-draft';
import styles from './bulk.module.css';
import { PlannedEdits } from './planned-edits';
import type { ReadPlan } from './use-bulk-plan';

/** More ids than these are no help. */
const MAX_MISSING = 20;

interface PlanPreviewProps {
  table: DropTable;
  plan: ReadPlan;
  draft: BulkDraft;
}

/** What is added, changed, removed and skipped, with the first edits. */
export function PlanPreview({ table, plan, draft }: PlanPreviewProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { edits, missing, skipped, droppers } = plan;
  return (
    <section className={styles.part} aria-labelledby="drops-bulk-preview">
      <h3 id="drops-bulk-preview" className={styles.heading}>
        {t('drops.bulk.preview.title')}
      </h3>
      {missing.length > 0 && (
        <Notice tone="warning">
          <p>
            {t('drops.bulk.preview.missing', { formatted: number(missing.length) })}{' '}
            <bdi>{missing.slice(0, MAX_MISSING).join(', ')}</bdi>
            {missing.length > MAX_MISSING &&
              ` ${t('drops.bulk.more', { formatted: number(missing.length - MAX_MISSING) })}`}
          </p>
        </Notice>
      )}
      <StatRow>
        {(['added', 'changed', 'removed'] as const).map((kind) => (
          <StatTile key={kind} label={t(`drops.bulk.preview.${kind}`)} value={number(plan[kind])} />
        ))}
        <StatTile
          label={t('drops.bulk.preview.skipped')}
          value={number(skipped)}
          hint={t(`drops.bulk.preview.skippedHint.${draft.mode}`)}
        />
      </StatRow>
      {edits.length === 0 ? (
        <EmptyState title={t('drops.bulk.preview.nothing')} />
      ) : (
        <>
          <p className={styles.soft}>
            {t(`drops.bulk.preview.on.${table}`, { formatted: number(droppers) })}{' '}
            {t('drops.bulk.preview.hint')}
          </p>
          <PlannedEdits table={table} plan={plan} draft={draft} />
        </>
      )}
    </section>
  );
}
