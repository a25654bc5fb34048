import { classNames, Icon, Link } from '@portico/ui';
import styles from './close-link.module.css';

export interface CloseLinkProps {
  /** The list without what is open. */
  href: string;
  label: string;
  /** Drawn as a button, where it stands on no bar. */
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
