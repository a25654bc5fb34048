import { useId, useRef, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../class-names';
import { Button, IconButton } from '../button/button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  /** The fields: links, selects or a GET form. They are drawn once, in place or in the sheet. */
  children: ReactNode;
  /** How many filters are not at their default; 0 shows no number. */
  activeCount: number;
  texts: {
    /** On the button, and the title of the sheet: "Filters". */
    open: string;
    /** The number in words, for screen readers: "2 filters active". */
    active: string;
    close: string;
    /** At the foot of the sheet, where the reader goes on to the list: "Show results". */
    done: string;
  };
  /** Lays out the fields where they stand in place. */
  className?: string;
}

/**
 * Filters in the page where there is room (769 px and more), and behind one button in a sheet from below on phones. The sheet is a native
 * popover, so that it opens before scripts are there, and the server's HTML is the same for every width. Focus goes into it, and back to the
 * button when it closes; Esc, a press beside it and focus that leaves it close it.
 */
export function FilterSheet({ children, activeCount, texts, className }: FilterSheetProps) {
  const id = useId();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);

  const takeFocus = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target === panel.current && event.newState === 'open') panel.current.focus();
  };
  const closeBehindFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.getAttribute('popovertarget') !== id && currentTarget.matches(':popover-open')) {
      currentTarget.hidePopover();
    }
  };
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
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        onToggle={takeFocus}
        onBlur={closeBehindFocus}
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
