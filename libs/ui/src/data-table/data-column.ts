import type { Key, ReactNode } from 'react';

/**
 * Where a cell is on the card of its row, on screens of at most 768 px. A card has two lines and is one target:
 * - `lead`: before both lines (a rank);
 * - `title`: the row's name, heading of the card;
 * - `aside`: one number at the end of the first line;
 * - `meta`: in the second line, in the order of the columns, with a dot between;
 * - `wide`: a line of its own below, with its label, for long content;
 * - `more`: with its label, after the reader opens the card (`moreText`);
 * - `hidden`: not on cards.
 */
export type CardPlace = 'lead' | 'title' | 'aside' | 'meta' | 'wide' | 'more' | 'hidden';

export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The picture before a title; on cards beside both lines. */
  picture?: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Makes the header a link that sorts by this column. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  /** `meta` by default. */
  onCard?: CardPlace;
  /** Tells whether the row has no value here: the card leaves it out. */
  isEmpty?: (row: Row) => boolean;
  /** For `meta` whose number alone is unclear: the card repeats the header ("Fame 41"). */
  isLabelled?: boolean;
  /** Hidden in tables between 769 and 1,099 px. Cards show it. */
  from?: 'medium';
  /** Fixed width of the column as CSS: `4rem`. */
  width?: string;
}

export interface DataTableProps<Row> {
  /** Subject of the table, for screen readers only. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Makes the title a link. The first link in a title covers the whole card. */
  rowHref?: (row: Row) => string;
  /** Name of the button that opens a card. Required if a column is `more` on cards. */
  moreText?: (row: Row) => string;
  isRowMarked?: (row: Row) => boolean;
  /** Called with the row under the pointer or with the focus, and with undefined when it leaves. */
  onRowPoint?: (row: Row | undefined) => void;
  density?: 'dense' | 'comfortable';
  /** For more columns than fit a page: the table scrolls sideways, and its first column stays. */
  isScrollable?: boolean;
  /** Lets text below the title of a card wrap freely, for rows with many facts. */
  isFlowing?: boolean;
  className?: string;
}
