import type { Key, ReactNode } from 'react';

/**
 * Where a cell stands on the card of its row, on screens of at most 768 px. A card is two lines, and one target:
 * - `lead`: before both lines (a rank);
 * - `title`: the row's name, heading of the card;
 * - `aside`: the one number at the end of the first line;
 * - `meta`: in the second line, in the order of the columns, with a dot between them;
 * - `wide`: a line of its own below, with its label, for what no line can hold;
 * - `more`: with its label, once the reader opens the card (`moreText`);
 * - `hidden`: not on cards.
 */
export type CardPlace = 'lead' | 'title' | 'aside' | 'meta' | 'wide' | 'more' | 'hidden';

export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The picture of a title: stands before it, and beside both lines of a card. */
  picture?: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Makes the header a link that sorts by this column. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  /** `meta` where nothing is said. */
  onCard?: CardPlace;
  /** Whether the row has nothing to say here: the card leaves it out. */
  isEmpty?: (row: Row) => boolean;
  /** Marks a `meta` whose number alone is unclear. The card repeats the header: "Fame 41". */
  isLabelled?: boolean;
  /** Left out of tables between 769 and 1,000 px. Cards have it. */
  from?: 'medium';
  /** A width that the column keeps, as CSS: `4rem`. */
  width?: string;
}

export interface DataTableProps<Row> {
  /** The content of the table; shown to screen readers only. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Makes the title a link. The first link in a title, this one or its own, covers the whole card. */
  rowHref?: (row: Row) => string;
  /** Names the button that opens a card. Needed where a column is `more` on cards. */
  moreText?: (row: Row) => string;
  isRowMarked?: (row: Row) => boolean;
  /** Called with the row that the pointer or the focus is on, and with nothing when it leaves. */
  onRowPoint?: (row: Row | undefined) => void;
  density?: 'dense' | 'comfortable';
  /** For more columns than a page is wide: the table scrolls sideways by itself, and its first column stays. */
  isScrollable?: boolean;
  /** Lets text below the title of a card wrap freely, for rows with many facts. */
  isFlowing?: boolean;
  className?: string;
}
