import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Link } from '@portico/ui';
import { paths } from '../../../paths';
import type { Checked } from '../drops.queries';
import type { DropWords } from '../use-drop-names';
import type { DiffGroup } from './diff-groups';
import styles from './drop-diff.module.css';

export type DropperEffect = Checked['effects'][number];

interface DiffDropperProps {
  group: DiffGroup;
  words: DropWords;
  effect: DropperEffect | undefined;
}

/** Whose edits follow, how many, and what a kill pays by then. */
export function DiffDropper({ group, words, effect }: DiffDropperProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { table, dropperId, entries } = group;
  const count = entries.length;
  return (
    <div className={styles.dropper}>
      {table === 'monster' && <Picture kind="monster" id={dropperId} size={32} />}
      <div className={styles.dropperWords}>
        <h3 className={styles.dropperName}>
          <Link href={paths.dropperIn(table, dropperId)}>
            <bdi>{words.dropper(table, dropperId)}</bdi>
          </Link>
          <span className={styles.soft}>
            {t('dropEdits.diff.count', { count, formatted: number(count) })}
          </span>
        </h3>
        {effect && <Pay effect={effect} />}
      </div>
    </div>
  );
}

/** Mesos of one kill by what shops pay; nothing where it stays the same. */
function Pay({ effect: { table, paysBefore, paysAfter } }: { effect: DropperEffect }) {
  const t = useTexts('mfe-admin');
  const { number, multiplier } = useFormat();
  const [before, after] = [Math.round(paysBefore), Math.round(paysAfter)];
  if (before === after) return null;
  const amounts = { before: number(before), after: number(after) };
  return (
    <p className={styles.pay}>
      {before > 0
        ? t(`dropEdits.pays.${table}.times`, {
            ...amounts,
            times: multiplier(Number((paysAfter / paysBefore).toPrecision(2))),
          })
        : t(`dropEdits.pays.${table}.amounts`, amounts)}
    </p>
  );
}
