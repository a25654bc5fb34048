import { classNames, Icon, Link } from '@portico/ui/base';
import styles from './filter-badges.module.css';

export interface FilterBadge {
  key: string;
  text: string;
  /** Name of the action: "Remove filter: Level 10 to 20". */
  removeText: string;
  /** The list without this filter. */
  removeHref: string;
}

export interface FilterBadgesProps {
  /** The name of the list, for screen readers. */
  label: string;
  badges: readonly FilterBadge[];
  /** The last badge, which removes all filters. */
  clear?: { text: string; href: string };
  className?: string | undefined;
}

/** Shows the active filters, each as a link to the list without it. */
export function FilterBadges({ label, badges, clear, className }: FilterBadgesProps) {
  return (
    <ul className={classNames(styles.root, className)} role="list" aria-label={label}>
      {badges.map(({ key, text, removeText, removeHref }) => (
        <li key={key}>
          <Link className={styles.badge} href={removeHref} aria-label={removeText}>
            <span>{text}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      {clear && (
        <li>
          <Link className={styles.clear} href={clear.href}>
            {clear.text}
          </Link>
        </li>
      )}
    </ul>
  );
}
