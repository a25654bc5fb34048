import { classNames, Icon, Link } from '@portico/ui';
import styles from './close-link.module.css';

export interface CloseLinkProps {
  /** The list without what is open. */
  href: string;
  label: string;
  /** Drawn as a button, where it stands on no bar. */
  isFramed?: boolean;
}

export function CloseLink({ href, label, isFramed = false }: CloseLinkProps) {
  return (
    <Link
      href={href}
      className={classNames(styles.root, isFramed && styles.framed)}
      aria-label={label}
      title={label}
    >
      <Icon name="close" size={16} />
    </Link>
  );
}
