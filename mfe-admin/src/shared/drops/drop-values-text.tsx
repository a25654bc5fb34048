import { dropPercentOf, type DropTable, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { DropQuantity } from './drop-quantity';
import type { DropWords } from './use-drop-names';

const DECIMALS = 3;

interface DropValuesTextProps {
  table: DropTable;
  values: DropValues | null;
  words: DropWords;
  /** Another item than that of the edit is named. */
  itemId?: number | undefined;
}

/** A row in one line: how likely, how many, for whom; or that there is none. */
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
