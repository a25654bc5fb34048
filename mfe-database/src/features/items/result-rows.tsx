import { ItemTypeBadge, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { Chance } from '../../shared/drops/chance';
import { MatchedText } from '../../shared/lists/rows/matched-text';
import { Quantity } from '../../shared/drops/quantity';
import type { AdvancedAnswer, ListedItem, MonsterSearchAnswer } from './items.queries';
import type { ItemsLinks } from './items-state';
import type { ResultRow } from './result-window';
import { itemTypeText } from '@portico/portal-kit/game-words';

/** Row of an item. Its note is the item id by default. */
export function useItemRow({ view, itemHref }: ItemsLinks) {
  const t = useTexts('mfe-database');
  return (
    item: Omit<ListedItem, 'type'> & Partial<Pick<ListedItem, 'type'>>,
    note: string = t('item.id', { id: item.id }),
  ): ResultRow => ({
    key: item.id,
    href: itemHref(item.id),
    thing: { kind: 'item', id: item.id },
    name: item.name,
    ...(item.matches && { matches: item.matches }),
    picture: <Picture kind="item" id={item.id} />,
    note,
    end: item.type && <ItemTypeBadge type={item.type} />,
    isChosen: item.id === view.item,
  });
}

export function useMonsterRow({ monsterHref }: ItemsLinks) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    {
      id,
      name,
      matches,
      level,
      boss,
    }: Pick<MonsterSearchAnswer['monsters'][number], 'id' | 'name' | 'matches' | 'level' | 'boss'>,
    facts: readonly string[] = [],
  ): ResultRow => ({
    key: id,
    href: monsterHref(id),
    thing: { kind: 'monster', id },
    name,
    matches,
    picture: <Picture kind="monster" id={id} />,
    note: [level === null ? t('item.id', { id }) : format.level(level), ...facts].join(' · '),
    end: boss ? <Badge tone="danger">{t('sources.kind.boss')}</Badge> : undefined,
  });
}

/** Rows of an advanced search: items, monsters, or one item from one source. */
export function useAdvancedRows(links: ItemsLinks) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const itemRow = useItemRow(links);
  const monsterRow = useMonsterRow(links);
  const chanceOf = (percent: number) => <Chance percent={percent} decimals={3} isAtEnd />;
  const count = (key: 'popular.sources' | 'monster.drops.count', value: number) => t(key, { count: value });
  return {
    drops: ({ drops }: AdvancedAnswer) =>
      drops.map((drop, index): ResultRow => ({
        ...itemRow({ id: drop.itemid, name: drop.itemName, matches: drop.itemMatches }),
        key: `${drop.itemid}-${drop.type}-${drop.dropperid}-${drop.questId ?? 0}-${index}`,
        note: <DropNote drop={drop} />,
        end: chanceOf(drop.dropPercent),
      })),
    items: ({ items }: AdvancedAnswer) =>
      items.map(({ type, level, weaponType, sourceCount, dropPercent, ...item }): ResultRow => {
        const kind = type === null ? [] : [itemTypeText(type)];
        const facts = [
          ...(weaponType === null ? kind : [t(`advanced.weapon.${weaponType}`)]),
          ...(level > 0 ? [format.level(level)] : []),
          count('popular.sources', sourceCount),
        ];
        return {
          ...itemRow(item, facts.join(' · ')),
          end: dropPercent === null ? undefined : chanceOf(dropPercent),
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
