import { useTexts } from '@portico/i18n';
import { Button, ChoiceField } from '@portico/ui';
import { useState } from 'react';
import type { DropperSearch } from '../droppers.queries';
import panel from '../panel-parts.module.css';
import { useBulkDraft, type BulkMode } from './bulk-draft';
import { AddItems, RemoveItems } from './bulk-items';
import { BulkOutcome } from './bulk-outcome';
import styles from './bulk.module.css';
import { ScaleChances } from './scale-chances';
import { TargetChoice } from './targets';

const MODES = ['add', 'remove', 'scale'] as const;

export function BulkForm({ search }: { search: DropperSearch }) {
  const t = useTexts('mfe-admin');
  const { table } = search;
  const draft = useBulkDraft(table);
  const [isPreview, setIsPreview] = useState(false);
  const [refused, setRefused] = useState<ReturnType<typeof draft.problem>>();
  // An error of a field stands until the field is filled.
  const problem = refused !== undefined && draft.problem() === refused ? t(refused) : undefined;
  if (isPreview) {
    return (
      <BulkOutcome
        table={table}
        draft={draft}
        onBack={() => setIsPreview(false)}
        onAgain={() => {
          draft.reset();
          setIsPreview(false);
        }}
      />
    );
  }
  const preview = () => {
    const missing = draft.problem();
    setRefused(missing);
    setIsPreview(missing === undefined);
  };
  return (
    <div className={styles.root}>
      <TargetChoice search={search} targets={draft.targets} onChange={draft.setTargets} />
      <section className={panel.part} aria-label={t('drops.bulk.mode.label')}>
        <ChoiceField<BulkMode>
          label={t('drops.bulk.mode.label')}
          value={draft.mode}
          onChange={draft.setMode}
          choices={MODES.map((mode) => ({ value: mode, text: t(`drops.bulk.mode.${mode}`) }))}
        />
        {draft.mode === 'add' && (
          <AddItems table={table} additions={draft.additions} onChange={draft.setAdditions} />
        )}
        {draft.mode === 'remove' && <RemoveItems items={draft.removals} onChange={draft.setRemovals} />}
        {draft.mode === 'scale' && <ScaleChances scale={draft.scale} onChange={draft.setScale} />}
      </section>
      <div className={styles.foot}>
        <p className={panel.problem} role="alert">
          {problem}
        </p>
        <Button variant="primary" onClick={preview}>
          {t('drops.bulk.preview.open')}
        </Button>
      </div>
    </div>
  );
}
