import { classNames, Icon, Link } from '@portico/ui';
import styles from './close-link.module.css';

export interface CloseLinkProps {
  /** Address of the list without the open entry. */
  href: string;
  label: string;
  /** Drawn as a button, for places outside a bar. */
  isFramed?: boolean;
  onClick?: () => void;
}

export function CloseLink({ href, label, isFramed = false, onClick }: CloseLinkProps) {
  return (
    <Link
      href={href}
      className={classNames(styles.root, isFramed && styles.framed)}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name="close" size={16} />
    </Link>
  );
}
