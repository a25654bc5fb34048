import { useTexts } from '@portico/i18n';
import { Badge, Button } from '@portico/ui';
import { isDropFault } from '@portico/domain';
import { EDIT_TONES, type EditKind } from '../../../shared/drops/staged-drop';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import { useGrid } from './grid-context';
import type { GridRow } from './grid-row';
import styles from './drop-grid.module.css';

export interface RowNotesProps {
  row: GridRow & { state: EditKind };
  isActive: boolean;
}

/** What is staged of a row in a word, what is to be thought of, and the way back. */
export function RowNotes({ row, isActive }: RowNotesProps) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const { nameOf, takeBack } = useGrid();
  const { state, issues, isOutdated } = row;
  return (
    <>
      <Badge tone={EDIT_TONES[state]}>{t(`drops.grid.state.${state}`)}</Badge>
      {isOutdated && <span className={styles.warning}>{t('drops.grid.outdated')}</span>}
      {issues.map(({ code }) => (
        <span key={code} className={isDropFault(code) ? styles.fault : styles.warning}>
          {issueText(code)}
        </span>
      ))}
      <Button
        size="small"
        variant="quiet"
        className={styles.back}
        data-cell="notes"
        tabIndex={isActive ? 0 : -1}
        aria-label={t('drops.grid.takeBackOf', { item: nameOf(row.values.itemId) })}
        onClick={() => takeBack(row)}
      >
        {t(state === 'removed' ? 'drops.grid.bringBack' : 'drops.grid.takeBack')}
      </Button>
    </>
  );
}
