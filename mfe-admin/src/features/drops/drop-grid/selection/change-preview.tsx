import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { useDropIssueText } from '../../../../shared/drops/drop-text';
import { ShortValues } from '../short-values';
import { WasNow } from '../was-now';
import type { RowChangePlan } from './row-change';
import styles from './selection-bar.module.css';

/** So many rows of each kind are shown; all of them are counted. */
const SHOWN = 6;

export interface ChangePreviewProps {
  table: DropTable;
  plan: RowChangePlan;
  nameOf: (itemId: number) => string;
}

/** What becomes of the rows: how many change, some of them before and after, and which are refused and why. */
export function ChangePreview({ table, plan, nameOf }: ChangePreviewProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const issueText = useDropIssueText();
  const { changes, refused, unchanged } = plan;
  const counted = (text: 'change' | 'refused' | 'same', count: number) =>
    t(`drops.grid.many.plan.${text}`, { count, formatted: number(count) });
  return (
    <div className={styles.preview} aria-live="polite">
      <p>
        <strong>{counted('change', changes.length)}</strong>
        {unchanged > 0 && <> · {counted('same', unchanged)}</>}
      </p>
      <ul>
        {changes.slice(0, SHOWN).map(({ row, after }) => (
          <li key={row.key}>
            <bdi>{nameOf(after.itemId)}</bdi>{' '}
            <WasNow was={<ShortValues table={table} values={row.values} />}>
              <ShortValues table={table} values={after} />
            </WasNow>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <>
          <p className={styles.refused}>{counted('refused', refused.length)}</p>
          <ul>
            {refused.slice(0, SHOWN).map(({ row, fault }) => (
              <li key={row.key}>
                <bdi>{nameOf(row.values.itemId)}</bdi>: {issueText(fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
