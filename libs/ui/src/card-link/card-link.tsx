import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link/link';
import styles from './card-link.module.css';

/** A card that is one link; it rises under the pointer. */
export function CardLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles.root, className)} />;
}
