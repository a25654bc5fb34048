import { MESO_ITEM_ID, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { DropValuesText } from '../../../shared/drops/drop-values-text';
import type { StagedDrop } from '../../../shared/drops/staged-drops';
import type { DropWords } from '../../../shared/drops/use-drop-names';
import styles from './review.module.css';

interface ConflictChoiceProps {
  drop: StagedDrop;
  /** Null where the row is gone. */
  now: DropValues | null;
  words: DropWords;
  onKeep: () => void;
  onTakeTheirs: () => void;
}

/** A row as it was, as somebody else made it, and as this edit would: one of the two holds. */
export function ConflictChoice({ drop, now, words, onKeep, onTakeTheirs }: ConflictChoiceProps) {
  const t = useTexts('mfe-admin');
  const { table, before, after } = drop;
  const itemId = (after ?? before)?.itemId ?? MESO_ITEM_ID;
  const item = words.item(itemId);
  const versions = [
    { key: 'was', values: before },
    { key: 'now', values: now },
    { key: 'mine', values: after },
  ] as const;
  // Both took it out, or the edit has no row to hold on to.
  const isSettled = (now === null && after === null) || before === null;
  return (
    <div className={styles.conflict} role="group" aria-label={t('drops.review.conflict.label', { item })}>
      <dl className={styles.versions}>
        {versions.map(({ key, values }) => (
          <div key={key}>
            <dt>{t(`drops.review.conflict.${key}`)}</dt>
            <dd>
              <DropValuesText table={table} values={values} words={words} itemId={itemId} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        {!isSettled && (
          <Button size="small" onClick={onKeep}>
            {t('drops.review.conflict.keep')}
          </Button>
        )}
        <Button size="small" onClick={onTakeTheirs}>
          {t('drops.review.conflict.theirs')}
        </Button>
      </div>
    </div>
  );
}
