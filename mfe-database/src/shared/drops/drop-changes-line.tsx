import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Icon, Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { newestDropChangeQuery } from './drop-changes-line.queries';
import styles from './drop-changes-line.module.css';

export interface DropChangesLineProps {
  of: 'item' | 'monster';
  id: number;
}

/** Links to the last change of the drops. Empty if there was none. */
export function DropChangesLine({ of, id }: DropChangesLineProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { config } = usePortal();
  const { data } = useQuery({ ...newestDropChangeQuery(of, id), enabled: config.drops.changelog });
  const newest = data?.sets[0];
  if (newest === undefined) return null;
  return (
    <p className={styles.root}>
      <Icon name="trend" size={14} />
      <Link href={paths.dropChanges(of, id)}>
        {t('database.changes', { when: format.relativeTime(newest.at) })}
      </Link>
    </p>
  );
}
