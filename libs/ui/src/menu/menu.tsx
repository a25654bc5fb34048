import { classNames, Icon, type IconName } from '@portico/ui/base';
import {
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { MenuLine, type MenuEntry } from './menu-entries';
import styles from './menu.module.css';

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

/** Focuses the item that the key means; leaves other keys to the browser. */
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

type PopupAlign = 'start' | 'center' | 'end';

const GAP = 6;
const MARGIN = 8;

interface Popup {
  isOpen: boolean;
  trigger: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  align: PopupAlign;
  onDismiss: () => void;
}

/** Puts an open popup into the top layer under its trigger, keeps it there, and dismisses it by a press elsewhere. */
function usePopup({ isOpen, trigger, popup, align, onDismiss }: Popup): void {
  useLayoutEffect(() => {
    const [anchor, box] = [trigger.current, popup.current];
    if (!isOpen || !anchor || !box) return;
    if ('showPopover' in box) box.showPopover();
    const place = () => placeUnder(anchor, box, align);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [isOpen, trigger, popup, align]);

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: Event) => {
      if (!(event.target instanceof Node)) return;
      if (popup.current?.contains(event.target) || trigger.current?.contains(event.target)) return;
      onDismiss();
    };
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('focusin', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('focusin', dismiss);
    };
  }, [isOpen, trigger, popup, onDismiss]);
}

/** Places the popup below the trigger, or above it if only there is room, and inside the window. */
function placeUnder(anchor: HTMLElement, box: HTMLElement, align: PopupAlign): void {
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - from.bottom - GAP - MARGIN;
  const above = from.top - GAP - MARGIN;
  const wanted = box.scrollHeight;
  const isAbove = wanted > below && above > below;
  box.style.maxBlockSize = `${Math.max(isAbove ? above : below, 0)}px`;
  const { width, height } = box.getBoundingClientRect();
  const isMirrored = getComputedStyle(anchor).direction === 'rtl';
  const sides = { start: from.left, center: from.left + (from.width - width) / 2, end: from.right - width };
  const mirrored = { start: sides.end, center: sides.center, end: sides.start };
  const left = (isMirrored ? mirrored : sides)[align];
  box.style.left = `${Math.min(Math.max(left, MARGIN), Math.max(clientWidth - width - MARGIN, MARGIN))}px`;
  box.style.top = `${isAbove ? from.top - GAP - height : from.bottom + GAP}px`;
}

/** Returns the index that a key moves to among the items; undefined for other keys. */
function indexAfterKey(key: string, current: number, texts: readonly string[]): number | undefined {
  const { length } = texts;
  if (length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % length;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return [...key].length === 1 && key !== ' ' ? indexOfLetter(key, current, texts) : undefined;
  }
}

/** The next item that begins with the letter, wrapping around. */
function indexOfLetter(letter: string, current: number, texts: readonly string[]): number | undefined {
  const wanted = letter.toLocaleLowerCase();
  const order = texts.map((_, step) => (Math.max(current, -1) + 1 + step) % texts.length);
  return order.find((index) => texts[index]?.trim().toLocaleLowerCase().startsWith(wanted));
}
