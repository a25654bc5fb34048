import { classNames, Link, type LinkProps } from '@portico/ui/base';
import styles from './card-link.module.css';

/** A card that is one link; it rises under the pointer. */
export function CardLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles.root, className)} />;
}
