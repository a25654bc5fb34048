import { useId, type ReactNode } from 'react';
import { Button, classNames, IconButton, VisuallyHidden } from '@portico/ui/base';
import { useModalPopover } from '../modal-popover/use-modal-popover';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  /** The fields: links, selects or a GET form. They are drawn once, in place or in the sheet. */
  children: ReactNode;
  /** Number of filters not at their default; 0 shows no number. */
  activeCount: number;
  texts: {
    /** On the button, and the title of the sheet: "Filters". */
    open: string;
    /** The number in words, for screen readers: "2 filters active". */
    active: string;
    close: string;
    /** The button at the foot of the sheet that returns to the list: "Show results". */
    done: string;
  };
  /** Class for the layout of the fields outside the sheet. */
  className?: string;
}

/**
 * Shows filters in the page from 769 px, and on phones in a sheet behind one button. The sheet is a native popover,
 * so it opens before scripts have loaded, and the server's HTML is the same for every width. Focus moves into it,
 * stays there, and returns to the button; Esc and a press beside it close it.
 */
export function FilterSheet({ children, activeCount, texts, className }: FilterSheetProps) {
  const id = useId();
  const titleId = useId();
  const modal = useModalPopover<HTMLDivElement>();
  return (
    <>
      <Button icon="filter" className={styles.open} popoverTarget={id}>
        {texts.open}
        {activeCount > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {activeCount}
            </span>
            <VisuallyHidden>{texts.active}</VisuallyHidden>
          </>
        )}
      </Button>
      <div
        {...modal}
        id={id}
        className={styles.panel}
        popover="auto"
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.bar}>
          <span id={titleId}>{texts.open}</span>
          <IconButton icon="close" label={texts.close} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className={classNames(styles.fields, className)}>{children}</div>
        <div className={styles.foot}>
          <Button variant="primary" size="large" popoverTarget={id} popoverTargetAction="hide">
            {texts.done}
          </Button>
        </div>
      </div>
    </>
  );
}
