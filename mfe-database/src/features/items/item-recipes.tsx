import { Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Window } from '@portico/ui';
import { paths } from '../../paths';
import { Times } from '../../shared/drops/times';
import { EntryList } from '../../shared/detail/entry-list';
import { FirstRows } from '../../shared/detail/first-rows';
import styles from './item-detail.module.css';
import type { ItemDetailAnswer, Recipe } from './items.queries';

interface ItemRecipesProps {
  /** Older portals send neither field. */
  detail: Partial<Pick<ItemDetailAnswer, 'madeFrom' | 'usedToMake'>>;
  titleLevel: 2 | 3;
}

/** The recipe of the item, and the recipes that use it. */
export function ItemRecipes({ detail: { madeFrom, usedToMake }, titleLevel }: ItemRecipesProps) {
  const t = useTexts('mfe-database');
  return (
    <>
      {madeFrom && (
        <Window title={t('made.title')} titleLevel={titleLevel} icon="package" isFlush>
          <Parts parts={madeFrom.parts} />
          <RecipeLine recipe={madeFrom} />
        </Window>
      )}
      {usedToMake && usedToMake.length > 0 && (
        <Window title={t('made.uses')} titleLevel={titleLevel} icon="package" isFlush>
          <FirstRows kind="uses" rows={usedToMake}>
            {(rows) => <Parts parts={rows} />}
          </FirstRows>
        </Window>
      )}
    </>
  );
}

function RecipeLine({ recipe: { level, skillLevel, mesos, quantity } }: { recipe: Recipe }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <p className={styles.recipe}>
      <span>{format.level(level)}</span>
      <span>{t('made.skill', { level: skillLevel })}</span>
      <Mesos amount={mesos} />
      {quantity > 1 && <span>{t('made.pieces', { count: quantity })}</span>}
    </p>
  );
}

function Parts({ parts }: { parts: readonly Recipe['parts'][number][] }) {
  return (
    <EntryList
      entries={parts.map(({ itemId, itemName, count }) => ({
        key: itemId,
        href: paths.item(itemId),
        name: itemName,
        card: { kind: 'item', id: itemId },
        picture: <Picture kind="item" id={itemId} />,
        end: <Times count={count} />,
      }))}
    />
  );
}
