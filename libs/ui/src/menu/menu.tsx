import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames, Icon, type IconName } from '@portico/ui/base';
import { MenuLine, type MenuEntry } from './menu-entries';
import { indexAfterKey } from './menu-keys';
import styles from './menu.module.css';
import { usePopup, type PopupAlign } from './use-popup';

export type { MenuAction, MenuEntry, MenuHeading, MenuLink, MenuSeparator } from './menu-entries';

export interface MenuProps {
  /** Name of the trigger for screen readers; also its text unless `trigger` or `icon` is given. */
  label: string;
  trigger?: ReactNode;
  icon?: IconName;
  entries: readonly MenuEntry[];
  align?: PopupAlign;
  className?: string;
}

/** Focuses the item that the key asks for; other keys are the browser's. */
function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const current = items.findIndex((item) => item === document.activeElement);
  const next = indexAfterKey(
    event.key,
    current,
    items.map((item) => item.textContent),
  );
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/** A menu button on a native popover: arrows, Home, End, letters, Esc; links stay links. Why native: ADR 5. */
export function Menu({ label, trigger, icon, entries, align = 'start', className }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const popupId = useId();
  const dismiss = useCallback(() => setOpen(false), []);
  usePopup({ isOpen, trigger: button, popup, align, onDismiss: dismiss });

  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  const open = (key: 'Home' | 'End') => {
    flushSync(() => setOpen(true));
    items()
      .at(key === 'Home' ? 0 : -1)
      ?.focus();
  };

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'Home' : 'End');
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      close();
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    moveFocus(event, items());
  };

  const isNamed = trigger !== undefined || icon !== undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.trigger, className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        aria-label={isNamed ? label : undefined}
        title={isNamed ? label : undefined}
        onClick={() => (isOpen ? close() : open('Home'))}
        onKeyDown={onButtonKey}
      >
        {icon && <Icon name={icon} size={18} />}
        {trigger ?? (icon ? undefined : label)}
        <Icon name="chevronDown" size={12} className={styles.chevron} />
      </button>
      {isOpen && (
        <div
          ref={popup}
          id={popupId}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.popup}
          onKeyDown={onMenuKey}
        >
          {entries.map((entry) => (
            <MenuLine key={entry.key} entry={entry} onChosen={close} />
          ))}
        </div>
      )}
    </>
  );
}
