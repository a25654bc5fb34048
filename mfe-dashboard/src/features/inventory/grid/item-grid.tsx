import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useMinute } from '@portico/portal-kit';
import { VisuallyHidden, classNames, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import type { HeldItem } from '../held-item';
import styles from './item-grid.module.css';
import { type ItemMark, marksOf, Mark } from './mark';
import { useCellFocus, PLACE_ATTRIBUTE } from './use-cell-focus';

interface ItemGridProps {
  label: string;
  items: readonly HeldItem[];
  /** Number of places, empty ones included; undefined to show only the items. */
  capacity?: number | undefined;
  openPlace: number;
  hrefOf: (item: HeldItem) => string;
}

/** A tab of the game: items at their places, with empty places between them. */
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

/** Items beyond the capacity are shown too: the server's owner may have lowered the capacity. */
function cellsOf(items: readonly HeldItem[], capacity: number | undefined) {
  if (capacity === undefined) return items.map((item) => ({ place: item.place, item }));
  const byPlace = new Map(items.map((item) => [item.place, item]));
  const last = Math.max(capacity, ...byPlace.keys());
  return Array.from({ length: last }, (_, index) => ({ place: index + 1, item: byPlace.get(index + 1) }));
}

const MAX_MARKS = 3;

interface ItemCellProps {
  item: HeldItem;
  /** Address that opens the item, or closes it if it is open. */
  href: string;
  isOpen: boolean;
  isTabStop: boolean;
  /** The search does not match the item, but its place has to stay. */
  isDim?: boolean;
  /** Position, for screen readers. */
  spot?: string | undefined;
  /** The meaning of `corner`, in words. */
  fact?: string | undefined;
  corner?: ReactNode;
  caption?: ReactNode;
}

export function ItemCell(props: ItemCellProps) {
  const { item, href, isOpen, isTabStop, isDim, corner, caption } = props;
  const { number } = useFormat();
  const marks = marksOf(item, useMinute());
  const upgrades = item.stats?.upgrades ?? 0;
  return (
    <Link
      href={href}
      className={classNames(styles.root, isDim && styles.dim)}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-current={isOpen ? 'true' : undefined}
      {...{ [PLACE_ATTRIBUTE]: item.place }}
    >
      <span className={styles.cell}>
        <Picture kind="item" id={item.itemId} size={48} className={styles.picture} />
        <VisuallyHidden>
          <CellName {...props} marks={marks} />
        </VisuallyHidden>
        <CellMarks marks={marks} />
        {upgrades > 0 && (
          <bdi className={styles.upgrades} dir="ltr" aria-hidden="true">
            +{upgrades}
          </bdi>
        )}
        {item.quantity > 1 && (
          <bdi className={styles.quantity} dir="ltr" aria-hidden="true">
            {number(item.quantity)}
          </bdi>
        )}
        {corner}
      </span>
      {caption}
    </Link>
  );
}

/** Shows few marks, so that the picture stays visible, and the number of the others. */
function CellMarks({ marks }: { marks: readonly ItemMark[] }) {
  const shown = marks.length > MAX_MARKS ? marks.slice(0, MAX_MARKS - 1) : marks;
  return (
    <span className={styles.marks} aria-hidden="true">
      {shown.map((mark) => (
        <Mark key={mark} mark={mark} size={14} />
      ))}
      {shown.length < marks.length && (
        <bdi className={styles.more} dir="ltr">
          +{marks.length - shown.length}
        </bdi>
      )}
    </span>
  );
}

type CellNameProps = Pick<ItemCellProps, 'item' | 'spot' | 'fact'> & { marks: readonly ItemMark[] };

function CellName({ item: { name, quantity, stats }, marks, spot, fact }: CellNameProps) {
  const t = useTexts('mfe-dashboard');
  const upgrades = stats?.upgrades ?? 0;
  const pieces = t('inventory.item.pieces', { count: quantity });
  const facts = [
    ...(quantity > 1 ? [pieces] : []),
    ...marks.map((mark) => t(`inventory.mark.${mark}`)),
    ...(fact === undefined ? [] : [fact]),
  ];
  return (
    <>
      {spot !== undefined && `${spot}: `}
      <bdi>{name}</bdi>
      {upgrades > 0 && <bdi dir="ltr"> +{upgrades}</bdi>}
      {facts.map((words) => `, ${words}`)}
    </>
  );
}
