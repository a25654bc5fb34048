import { Icon, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './wardrobe.module.css';

export interface PieceTileProps {
  href: string;
  isWorn: boolean;
  /** Nothing is an empty hanger. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A link that search engines ignore: there are too many looks. */
export function PieceTile({ href, isWorn, picture, children }: PieceTileProps) {
  return (
    <li>
      <Link href={href} rel="nofollow" className={styles.tile} aria-current={isWorn ? 'true' : undefined}>
        <span className={styles.picture}>{picture ?? <Icon name="close" size={24} />}</span>
        <span className={styles.name}>{children}</span>
      </Link>
    </li>
  );
}
