import type { ReactNode } from 'react';
import { classNames, Icon, type IconName, Link } from '@portico/ui/base';
import styles from './tab-links.module.css';

export interface LinkChoice {
  key: string;
  href: string;
  text: ReactNode;
  isCurrent: boolean;
  count?: ReactNode;
  icon?: IconName;
}

export interface LinkChoicesProps {
  /** Name of the choice for screen readers. */
  label: string;
  items: readonly LinkChoice[];
  /** `page` if each choice is a page, `true` (default) if it is a view or a filter. */
  currentMeans?: 'page' | 'true';
  className?: string;
}

function Choices({
  label,
  items,
  currentMeans = 'true',
  className,
  look,
}: LinkChoicesProps & { look?: string }) {
  return (
    <nav className={classNames(look, className)} aria-label={label}>
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.key}>
            <Link
              href={item.href}
              className={styles.link}
              aria-current={item.isCurrent ? currentMeans : undefined}
            >
              {item.icon && <Icon name={item.icon} size={16} />}
              {item.text}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tabs of a window, each with an address. */
export function TabLinks(props: LinkChoicesProps) {
  return <Choices {...props} look={styles.tabs} />;
}

/** Tabs of an area, each of them a page. */
export function PageTabs(props: LinkChoicesProps) {
  return <Choices {...props} currentMeans="page" look={classNames(styles.tabs, styles.pages)} />;
}

/** A strip of a few exclusive choices, each with an address. */
export function SegmentedLinks(props: LinkChoicesProps) {
  return <Choices {...props} look={styles.segments} />;
}
