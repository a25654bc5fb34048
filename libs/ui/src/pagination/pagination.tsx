import { Icon, type IconName, Link } from '@portico/ui/base';
import styles from './pagination.module.css';

export interface PaginationTexts {
  /** Name of the navigation: "Pages of the rankings". */
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** "Page 2 of 9", ready to print. */
  position: string;
}

export interface PaginationProps {
  page: number;
  pages: number;
  /** Undefined for a page that cannot be opened: its step is disabled. */
  hrefFor: (page: number) => string | undefined;
  texts: PaginationTexts;
}

/** Links to the first, previous, next and last page. Empty if there is one page. */
export function Pagination({ page, pages, hrefFor, texts }: PaginationProps) {
  if (pages <= 1 && page <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav className={styles.root} aria-label={texts.label}>
      <Step icon="chevronFirst" text={texts.first} href={isFirst ? undefined : hrefFor(1)} />
      <Step
        icon="chevronStart"
        text={texts.previous}
        href={isFirst ? undefined : hrefFor(Math.min(page - 1, Math.max(pages, 1)))}
        rel="prev"
      />
      <span className={styles.position} aria-current="page">
        {texts.position}
      </span>
      <Step icon="chevronEnd" text={texts.next} href={isLast ? undefined : hrefFor(page + 1)} rel="next" />
      <Step icon="chevronLast" text={texts.last} href={isLast ? undefined : hrefFor(pages)} />
    </nav>
  );
}

function Step({
  icon,
  text,
  href,
  rel,
}: {
  icon: IconName;
  text: string;
  href: string | undefined;
  rel?: string;
}) {
  if (href === undefined) {
    return (
      <span className={styles.step} role="link" aria-disabled="true" aria-label={text}>
        <Icon name={icon} size={16} />
      </span>
    );
  }
  return (
    <Link href={href} className={styles.step} aria-label={text} title={text} rel={rel}>
      <Icon name={icon} size={16} />
    </Link>
  );
}
