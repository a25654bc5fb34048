import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { itemTypeText } from '@portico/portal-kit/game-words';
import { Quantity } from '../../../shared/drops/quantity';
import { MatchedText } from '../../../shared/lists/rows/matched-text';
import type { AdvancedAnswer } from '../items.queries';
import type { ItemsLinks } from '../items-state';
import { chanceAtEnd, useItemFacts, useItemRow, useMonsterRow } from '../result-rows';
import type { ResultRow } from '../result-window';

/** Rows of an advanced search: items, monsters, or one item from one source. */
export function useAdvancedRows(links: ItemsLinks) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const itemRow = useItemRow(links);
  const factsOf = useItemFacts();
  const monsterRow = useMonsterRow(links);
  const count = (key: 'popular.sources' | 'monster.drops.count', value: number) => t(key, { count: value });
  return {
    drops: ({ drops }: AdvancedAnswer) =>
      drops.map((drop, index): ResultRow => ({
        ...itemRow({ id: drop.itemid, name: drop.itemName, matches: drop.itemMatches }),
        key: `${drop.itemid}-${drop.type}-${drop.dropperid}-${drop.questId ?? 0}-${index}`,
        note: <DropNote drop={drop} />,
        end: chanceAtEnd(drop.dropPercent, 3),
      })),
    items: ({ items }: AdvancedAnswer) =>
      items.map(({ type, level, weaponType, sourceCount, dropPercent, ...item }): ResultRow => {
        const facts = [
          ...(weaponType === null && type !== null ? [itemTypeText(type)] : []),
          ...factsOf({ weaponType, level }),
          count('popular.sources', sourceCount),
        ];
        return {
          ...itemRow(item, facts.join(' · ')),
          end: dropPercent === null ? undefined : chanceAtEnd(dropPercent, 3),
        };
      }),
    monsters: ({ monsters }: AdvancedAnswer) =>
      monsters.map((monster) =>
        monsterRow(monster, [
          ...(monster.maxHp === null ? [] : [`${t('monster.field.hp')} ${format.number(monster.maxHp)}`]),
          ...(monster.exp === null ? [] : [`${t('monster.field.exp')} ${format.number(monster.exp)}`]),
          count('monster.drops.count', monster.dropCount),
        ]),
      ),
  };
}

/** Dropper, quantity and quest of a drop. The search covers the dropper's name too. */
function DropNote({ drop }: { drop: AdvancedAnswer['drops'][number] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <>
      <bdi>
        {drop.type === 'global' ? (
          t('sources.kind.global')
        ) : (
          <MatchedText text={drop.name} matches={drop.matches} />
        )}
      </bdi>
      {drop.level !== null && ` · ${format.level(drop.level)}`}
      {drop.maxQuantity > 1 && (
        <>
          {' · '}
          {t('sources.column.quantity')} <Quantity from={drop.minQuantity} to={drop.maxQuantity} />
        </>
      )}
      {drop.questId !== null && ` · ${t('sources.quest')}`}
    </>
  );
}
