import { useTexts } from '@portico/i18n';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { Button, Dialog, DialogFooter, FormField, IconButton, Row } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { copyRows, type DropRow } from '../drop-rows';
import { editsIn } from '../stage-plan';
import { StagePreview } from '../stage-preview';
import styles from './grid-tools.module.css';
import { planSelection, type SelectionChange } from './plan-selection';
import { useGrid } from './use-grid-editing';

export function SelectionBar({ rows }: { rows: readonly DropRow[] }) {
  const t = useTexts('mfe-admin');
  const { table, nameOf, canEdit, editing, selection } = useGrid();
  const [kind, setKind] = useState<SelectionChange>();
  const kinds: SelectionChange[] =
    table === 'monster' ? ['chance', 'factor', 'quantity'] : ['chance', 'factor'];
  if (rows.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('drops.grid.many.label')}>
      <span className={styles.selected}>
        <strong>{t('drops.grid.selected', { count: rows.length })}</strong>
        <IconButton size="small" icon="close" label={t('drops.grid.many.clear')} onClick={selection.clear} />
      </span>
      <Row>
        {canEdit &&
          kinds.map((one) => (
            <Button key={one} size="small" onClick={() => setKind(one)}>
              {t(`drops.grid.many.${one}`)}
            </Button>
          ))}
        <CopyButton
          size="small"
          text={() => copyRows(rows, nameOf)}
          label={t('drops.grid.many.copy')}
          refusedText={t('drops.grid.many.refused')}
        />
        {canEdit && (
          <Button size="small" variant="danger" icon="trash" onClick={() => editing.remove(rows)}>
            {t('drops.grid.many.remove')}
          </Button>
        )}
      </Row>
      {kind !== undefined && <SelectionDialog kind={kind} rows={rows} onClose={() => setKind(undefined)} />}
    </div>
  );
}

interface SelectionDialogProps {
  kind: SelectionChange;
  rows: readonly DropRow[];
  onClose: () => void;
}

/** Rows shown per group: enough to see the effect. */
const MAX_SHOWN = 6;

const FIELDS = { chance: ['chance'], factor: ['factor'], quantity: ['min', 'max'] } as const;

function SelectionDialog({ kind, rows, onClose }: SelectionDialogProps) {
  const t = useTexts('mfe-admin');
  const { table, nameOf, editing } = useGrid();
  const [draft, setDraft] = useState({ chance: '', factor: '', min: '', max: '' });
  const [isTried, setIsTried] = useState(false);
  const plan = planSelection(table, kind, draft, rows);
  const edits = plan === 'unreadable' ? [] : editsIn(plan);
  const isEmpty = FIELDS[kind].some((field) => draft[field].trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (edits.length === 0) return;
    onClose();
    editing.stageMany(edits);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(`drops.grid.many.${kind}`)} closeText={t('drops.grid.close')}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p>{t('drops.grid.many.of', { count: rows.length })}</p>
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
        {plan !== 'unreadable' && (
          <div className={styles.planned}>
            <StagePreview table={table} plan={plan} nameOf={nameOf} most={MAX_SHOWN} />
          </div>
        )}
        <DialogFooter>
          <Button onClick={onClose}>{t('drops.grid.cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={edits.length === 0 || undefined}>
            {t('drops.grid.stage')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
