import type { DropTable } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { Icon, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './dropper-link.module.css';

interface DropperLinkProps {
  table: DropTable;
  id: number;
  name: string;
  href: string;
  isOpen: boolean;
  note: ReactNode;
  /** Shown beside the name. */
  marks?: ReactNode;
  end?: ReactNode;
}

export function DropperLink({ table, id, name, href, isOpen, note, marks, end }: DropperLinkProps) {
  return (
    <Link
      href={href}
      className={styles.row}
      aria-current={isOpen ? 'true' : undefined}
      data-dropper={`${table}:${id}`}
    >
      <DropperPicture table={table} id={id} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {marks}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </Link>
  );
}

/** Reactors have no picture of their own. */
export function DropperPicture({ table, id }: { table: DropTable; id: number }) {
  if (table === 'monster') return <Picture kind="monster" id={id} size={32} />;
  return (
    <span className={styles.reactor}>
      <Icon name="chest" />
    </span>
  );
}
