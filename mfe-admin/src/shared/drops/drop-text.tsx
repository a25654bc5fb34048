import {
  dropPercentOf,
  MESO_ITEM_ID,
  type DropFault,
  type DropTable,
  type DropValues,
  type DropWarning,
} from '@portico/domain';
import { DropChance } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import type { DropNames } from './drops.queries';

const DECIMALS = 3;

/** A base chance in percent, with the colour, shape and word of its rarity. */
export function DropOdds({ percent }: { percent: number }) {
  return <DropChance percent={percent} decimals={DECIMALS} />;
}

/** Prints `1` or `2–5`, in the same order in both reading directions. */
export function DropQuantity({ from, to }: { from: number; to: number }) {
  const { number } = useFormat();
  return <bdi dir="ltr">{from === to ? number(from) : `${number(from)}–${number(to)}`}</bdi>;
}

interface DropValuesTextProps {
  table: DropTable;
  values: DropValues | null;
  words: DropWords;
  /** Id of an item to name, if it differs from the edit's item. */
  itemId?: number | undefined;
}

export function DropValuesText({ table, values, words, itemId }: DropValuesTextProps) {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  if (values === null) return <>{t('dropEdits.noRow')}</>;
  const { minQuantity, maxQuantity, questId } = values;
  return (
    <>
      {itemId !== undefined && itemId !== values.itemId && (
        <>
          <bdi>{words.item(values.itemId)}</bdi>
          {' · '}
        </>
      )}
      <bdi>{percent(dropPercentOf(table, values.chance), DECIMALS)}</bdi>
      {' · '}
      <DropQuantity from={minQuantity} to={maxQuantity} />
      {questId > 0 && (
        <>
          {' · '}
          <bdi>{words.quest(questId)}</bdi>
        </>
      )}
    </>
  );
}

export function useDropIssueText(): (code: DropFault | DropWarning) => string {
  const t = useTexts('mfe-admin');
  return (code) => t(`dropEdits.issue.${code}`);
}

export type DropWords = ReturnType<typeof useDropNames>;

/** Names by id; the id replaces an unknown name. */
export function useDropNames(names: DropNames | undefined) {
  const t = useTexts('mfe-admin');
  return {
    item: (id: number) => (id === MESO_ITEM_ID ? t('dropEdits.mesos') : (names?.items[id] ?? `#${id}`)),
    dropper: (table: DropTable, id: number) =>
      (table === 'monster' ? names?.monsters : names?.reactors)?.[id] ??
      t(`dropEdits.unnamed.${table}`, { id: String(id) }),
    quest: (id: number) => names?.quests[id] ?? `#${id}`,
  };
}
