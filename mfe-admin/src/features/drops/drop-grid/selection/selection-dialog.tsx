import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, Dialog, DialogFooter, FormField } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import type { StagedDrop } from '../../../../shared/drops/staged-drop';
import type { GridRow } from '../grid-row';
import { planChange, type RowChangeKind } from './row-change';
import { ChangePreview } from './change-preview';
import styles from './selection-bar.module.css';

export interface SelectionDialogProps {
  table: DropTable;
  kind: RowChangeKind;
  rows: readonly GridRow[];
  nameOf: (itemId: number) => string;
  onClose: () => void;
  onStage: (edits: readonly StagedDrop[]) => void;
}

const FIELDS = { chance: ['chance'], factor: ['factor'], quantity: ['min', 'max'] } as const;

/** One change for many rows, judged before it is staged. */
export function SelectionDialog({ table, kind, rows, nameOf, onClose, onStage }: SelectionDialogProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [draft, setDraft] = useState({ chance: '', factor: '', min: '', max: '' });
  const [isTried, setIsTried] = useState(false);
  const plan = planChange(table, kind, draft, rows);
  const isEmpty = FIELDS[kind].some((field) => draft[field].trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (plan !== 'unreadable' && plan.edits.length > 0) onStage(plan.edits);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(`drops.grid.many.${kind}`)} closeText={t('drops.grid.close')}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p>{t('drops.grid.many.of', { count: rows.length, formatted: number(rows.length) })}</p>
        <div className={styles.fields}>
          {FIELDS[kind].map((field) => (
            <FormField
              key={field}
              label={t(`drops.grid.many.field.${field}`)}
              hint={t(`drops.grid.many.hint.${field}`)}
              error={
                plan === 'unreadable' && (isTried || !isEmpty)
                  ? t(`drops.grid.unreadable.${field}`)
                  : undefined
              }
              autoComplete="off"
              inputMode={field === 'chance' ? 'text' : 'decimal'}
              value={draft[field]}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          ))}
        </div>
        {plan !== 'unreadable' && <ChangePreview table={table} plan={plan} nameOf={nameOf} />}
        <DialogFooter>
          <Button onClick={onClose}>{t('drops.grid.cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            aria-disabled={plan === 'unreadable' || plan.edits.length === 0 || undefined}
          >
            {t('drops.grid.stage')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
