import { ItemTypeBadge, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { Chance, type ChanceProps } from '../../shared/drops/chance';
import type { ListedItem, MonsterSearchAnswer } from './items.queries';
import type { ItemsLinks } from './items-state';
import type { ResultRow } from './result-window';

/** Returns a function that names the weapon type and the required level of an item, if it has them. */
export function useItemFacts() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return ({ weaponType, level }: Partial<Pick<ListedItem, 'weaponType' | 'level'>>) => [
    ...(weaponType ? [t(`advanced.weapon.${weaponType}`)] : []),
    ...(level ? [format.level(level)] : []),
  ];
}

/** Row of an item. By default its note has the facts and the id. */
export function useItemRow({ view, itemHref }: ItemsLinks) {
  const t = useTexts('mfe-database');
  const factsOf = useItemFacts();
  return (
    item: Pick<ListedItem, 'id' | 'name'> & Partial<ListedItem>,
    note: string = [...factsOf(item), t('item.id', { id: item.id })].join(' · '),
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

/** Base chance at the end of a row. Served rows of an advanced search are shown before their chunk loads, so the styles come with this one. */
export function chanceAtEnd(percent: number, decimals: ChanceProps['decimals']) {
  return <Chance percent={percent} decimals={decimals} isAtEnd />;
}
