import type { ReactNode } from 'react';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Skeleton } from '@portico/ui';
import { MatchedText } from '../../shared/matched-text';
import type { ListedItem } from './items.queries';
import type { ItemsView } from './items-state';
import { TypeBadge } from './type-badge';
import styles from './item-list.module.css';

const SKELETON_ROWS = 10;

export interface ItemsListProps {
  view: ItemsView;
  hrefWith: (patch: Partial<ItemsView>) => string;
  /** Address of this list with an item's details open. */
  hrefOf: (itemId: number) => string;
}

export interface ItemListProps<Item extends ListedItem> {
  items: readonly Item[];
  chosen: number;
  hrefOf: (itemId: number) => string;
  noteOf?: (item: Item) => ReactNode;
}

export function ItemList<Item extends ListedItem>({ items, chosen, hrefOf, noteOf }: ItemListProps<Item>) {
  const t = useTexts('mfe-database');
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink
            id={item.id}
            href={hrefOf(item.id)}
            className={styles.row}
            aria-current={item.id === chosen ? 'true' : undefined}
          >
            <Picture kind="item" id={item.id} />
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>
                  <MatchedText text={item.name} matches={item.matches} />
                </bdi>
              </span>
              <span className={styles.note}>{noteOf?.(item) ?? t('item.id', { id: item.id })}</span>
            </span>
            {item.type !== null && <TypeBadge type={item.type} />}
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}

export function ItemListSkeleton() {
  return (
    <ul className={styles.list} role="list">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <li key={row} className={styles.row}>
          <Skeleton shape="box" width="32px" height="32px" />
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  );
}
