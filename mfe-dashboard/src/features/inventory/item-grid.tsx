import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import type { HeldItem } from './held-item';
import { ItemCell } from './item-cell';
import styles from './item-grid.module.css';
import { useCellFocus } from './use-cell-focus';

export interface ItemGridProps {
  label: string;
  items: readonly HeldItem[];
  /** How many places are drawn, empty ones too; without it the items alone. */
  capacity?: number | undefined;
  openPlace: number;
  hrefOf: (item: HeldItem) => string;
}

/** A tab of the game: items at their places, empty places between them. */
export function ItemGrid({ label, items, capacity, openPlace, hrefOf }: ItemGridProps) {
  const t = useTexts('mfe-dashboard');
  const { tabStop, handlers } = useCellFocus(
    items.map(({ place }) => place),
    openPlace,
  );
  return (
    <ul role="list" className={styles.grid} aria-label={label} {...handlers}>
      {cellsOf(items, capacity).map(({ place, item }) =>
        item === undefined ? (
          <li key={place} className={styles.empty} aria-hidden="true" />
        ) : (
          <li key={place}>
            <ItemCell
              item={item}
              href={hrefOf(item)}
              isOpen={item.place === openPlace}
              isTabStop={item.place === tabStop}
            />
          </li>
        ),
      )}
      {items.length === 0 && (
        <li>
          <VisuallyHidden>{t('inventory.emptyTab')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

interface Cell {
  place: number;
  item: HeldItem | undefined;
}

/** Items beyond the capacity are drawn too: the owner of a server may have made it smaller. */
function cellsOf(items: readonly HeldItem[], capacity: number | undefined): Cell[] {
  if (capacity === undefined) return items.map((item) => ({ place: item.place, item }));
  const byPlace = new Map(items.map((item) => [item.place, item]));
  const last = Math.max(capacity, ...byPlace.keys());
  return Array.from({ length: last }, (_, index) => ({ place: index + 1, item: byPlace.get(index + 1) }));
}
