import { dropPercentOf, type DropChange, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { DropOdds } from '../drop-odds';
import { DropQuantity } from '../drop-quantity';
import type { DropWords } from '../use-drop-names';
import styles from './drop-diff.module.css';

const DECIMALS = 3;

interface DiffFieldsProps {
  drop: DropChange;
  words: DropWords;
}

/** Chance, quantity and quest of a row: what changes with both, the rest as it is. */
export function DiffFields({ drop: { table, before, after }, words }: DiffFieldsProps) {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const questText = ({ questId }: DropValues) =>
    questId > 0 ? words.quest(questId) : t('dropEdits.noQuest');
  const hasQuest = [before, after].some((values) => values !== null && values.questId > 0);
  const fields: { key: string; isSame: boolean; text: (values: DropValues) => ReactNode; now?: ReactNode }[] =
    [
      {
        key: 'item',
        isSame: before?.itemId === after?.itemId || before === null || after === null,
        text: ({ itemId }) => words.item(itemId),
      },
      {
        key: 'chance',
        isSame: before?.chance === after?.chance,
        text: ({ chance }) => percent(dropPercentOf(table, chance), DECIMALS),
        now: after && <DropOdds percent={dropPercentOf(table, after.chance)} />,
      },
      {
        key: 'quantity',
        isSame: before?.minQuantity === after?.minQuantity && before?.maxQuantity === after?.maxQuantity,
        text: ({ minQuantity, maxQuantity }) => <DropQuantity from={minQuantity} to={maxQuantity} />,
      },
      { key: 'quest', isSame: before?.questId === after?.questId, text: questText },
    ];
  const shown = fields.filter(
    ({ key, isSame }) => (key !== 'item' || !isSame) && (key !== 'quest' || hasQuest),
  );
  return (
    <dl className={styles.fields}>
      {shown.map(({ key, isSame, text, now }) => (
        <div key={key} className={styles.field}>
          <dt>{t(`dropEdits.field.${key as 'item' | 'chance' | 'quantity' | 'quest'}`)}</dt>
          <dd>
            {before !== null && !isSame && (
              <del>
                <VisuallyHidden>{t('dropEdits.before')} </VisuallyHidden>
                <bdi>{text(before)}</bdi>
              </del>
            )}
            {before !== null && after !== null && !isSame && (
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            )}
            {after !== null && (
              <ins data-is-same={isSame}>
                {!isSame && <VisuallyHidden>{t('dropEdits.after')} </VisuallyHidden>}
                <bdi>{now ?? text(after)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
