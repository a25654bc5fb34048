import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, IconButton } from '@portico/ui';
import { useState } from 'react';
import type { StagedDrop } from '../../../../shared/drops/staged-drop';
import { copyRows } from '../copy-rows';
import type { GridRow } from '../grid-row';
import { SelectionDialog } from './selection-dialog';
import type { RowChangeKind } from './row-change';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  table: DropTable;
  rows: readonly GridRow[];
  nameOf: (itemId: number) => string;
  canEdit: boolean;
  onStage: (edits: readonly StagedDrop[]) => void;
  onRemove: (rows: readonly GridRow[]) => void;
  onClear: () => void;
}

/** What can be done to the chosen rows at once. */
export function SelectionBar({
  table,
  rows,
  nameOf,
  canEdit,
  onStage,
  onRemove,
  onClear,
}: SelectionBarProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [kind, setKind] = useState<RowChangeKind>();
  const kinds: RowChangeKind[] =
    table === 'monster' ? ['chance', 'factor', 'quantity'] : ['chance', 'factor'];
  if (rows.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('drops.grid.many.label')}>
      <span className={styles.count}>
        <strong>{t('drops.grid.selected', { count: rows.length, formatted: number(rows.length) })}</strong>
        <IconButton size="small" icon="close" label={t('drops.grid.many.clear')} onClick={onClear} />
      </span>
      <div className={styles.actions}>
        {canEdit &&
          kinds.map((one) => (
            <Button key={one} size="small" onClick={() => setKind(one)}>
              {t(`drops.grid.many.${one}`)}
            </Button>
          ))}
        <CopyButton rows={rows} nameOf={nameOf} />
        {canEdit && (
          <Button size="small" variant="danger" icon="trash" onClick={() => onRemove(rows)}>
            {t('drops.grid.many.remove')}
          </Button>
        )}
      </div>
      {kind !== undefined && (
        <SelectionDialog
          table={table}
          kind={kind}
          rows={rows}
          nameOf={nameOf}
          onClose={() => setKind(undefined)}
          onStage={(edits) => {
            setKind(undefined);
            onStage(edits);
          }}
        />
      )}
    </div>
  );
}

function CopyButton({ rows, nameOf }: Pick<SelectionBarProps, 'rows' | 'nameOf'>) {
  const t = useTexts('mfe-admin');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyRows(rows, nameOf));
      setOutcome('copied');
    } catch {
      // Without HTTPS there is no clipboard but that of the keys.
      setOutcome('refused');
    }
  };
  return (
    <Button size="small" icon="copy" onClick={() => void copy()}>
      <span aria-live="polite">
        {t(outcome === undefined ? 'drops.grid.many.copy' : `drops.grid.many.${outcome}`)}
      </span>
    </Button>
  );
}
