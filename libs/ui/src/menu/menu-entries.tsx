import type { MouseEvent, ReactNode } from 'react';
import { ExternalLink, Icon, type IconName, Link } from '@portico/ui/base';
import styles from './menu.module.css';

interface MenuEntryLook {
  key: string;
  text: ReactNode;
  icon?: IconName;
  hint?: ReactNode;
}

export interface MenuLink extends MenuEntryLook {
  href: string;
  isCurrent?: boolean;
  isExternal?: boolean;
  /** A plain `<a>` with a full page load, as a change of language needs. */
  isDocumentLoad?: boolean;
  language?: string;
  /** Called before the browser follows the link; may prevent it. */
  onFollow?: (press: MouseEvent<HTMLAnchorElement>) => void;
}

export interface MenuAction extends MenuEntryLook {
  onSelect: () => void;
  /** Set for one-of-many entries: drawn and announced as a radio item. */
  isChecked?: boolean;
}

export interface MenuSeparator {
  key: string;
  separator: true;
}

/** The heading of the entries below it. */
export interface MenuHeading {
  key: string;
  heading: ReactNode;
}

export type MenuEntry = MenuLink | MenuAction | MenuSeparator | MenuHeading;

/** One line of a menu. `onChosen` runs after the entry's own action. */
export function MenuLine({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  if ('separator' in entry) return <div role="separator" className={styles.separator} />;
  if ('heading' in entry) {
    return (
      <div role="presentation" className={styles.heading}>
        {entry.heading}
      </div>
    );
  }
  if ('href' in entry) return <LinkLine entry={entry} onChosen={onChosen} />;
  const isRadio = entry.isChecked !== undefined;
  return (
    <button
      type="button"
      role={isRadio ? 'menuitemradio' : 'menuitem'}
      aria-checked={entry.isChecked}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        entry.onSelect();
        onChosen();
      }}
    >
      <LineContent entry={{ ...entry, isCurrent: entry.isChecked }} />
    </button>
  );
}

function LinkLine({ entry, onChosen }: { entry: MenuLink; onChosen: () => void }) {
  const { href, isCurrent, isExternal, isDocumentLoad, language, onFollow } = entry;
  const Component = isExternal ? ExternalLink : isDocumentLoad ? 'a' : Link;
  return (
    <Component
      href={href}
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
      lang={language}
      hrefLang={language}
      onClick={(press: MouseEvent<HTMLAnchorElement>) => {
        onFollow?.(press);
        onChosen();
      }}
    >
      <LineContent entry={entry} />
    </Component>
  );
}

function LineContent({ entry }: { entry: Partial<MenuLink> }) {
  const { icon, text, hint, isCurrent, isExternal } = entry;
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span className={styles.text}>
        <bdi>{text}</bdi>
      </span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {isExternal && <Icon name="external" size={14} />}
      {isCurrent && <Icon name="check" size={16} />}
    </>
  );
}
