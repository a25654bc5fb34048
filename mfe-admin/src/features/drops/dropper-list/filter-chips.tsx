import { Link, type LinkChoice } from '@portico/ui';
import styles from './dropper-filters.module.css';

/** A few exclusive choices that wrap, as addresses. */
export function FilterChips({ label, chips }: { label: string; chips: readonly LinkChoice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips} role="list">
        {chips.map(({ key, href, text, isCurrent }) => (
          <li key={key}>
            <Link className={styles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
