import type { ReactNode } from 'react';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import type { ListedItem } from './items.queries';
import type { ItemsLinks } from './items-state';
import { ResultList } from './result-list';
import { TypeBadge } from './type-badge';

export interface ItemListProps<Item extends ListedItem> {
  items: readonly Item[];
  links: ItemsLinks;
  noteOf?: (item: Item) => ReactNode;
}

export function ItemList<Item extends ListedItem>({ items, links, noteOf }: ItemListProps<Item>) {
  const t = useTexts('mfe-database');
  return (
    <ResultList
      rows={items.map((item) => ({
        key: item.id,
        href: links.itemHref(item.id),
        thing: { kind: 'item', id: item.id },
        name: item.name,
        matches: item.matches,
        picture: <Picture kind="item" id={item.id} />,
        note: noteOf?.(item) ?? t('item.id', { id: item.id }),
        end: item.type === null ? undefined : <TypeBadge type={item.type} />,
        isChosen: item.id === links.view.item,
      }))}
    />
  );
}
