import { cardOf } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { CatalogMissing } from './catalog-missing';
import styles from './nearest-names.module.css';

export interface NearestNamesProps {
  kind: 'item' | 'monster' | 'npc' | 'map' | 'quest';
  /** Similar names from the search's answer; without any, nothing is shown. */
  names: readonly { id: number; name: string }[] | undefined;
}

/** Suggests names for a search without results, as actions of its empty state. */
export function NearestNames({ kind, names }: NearestNamesProps) {
  const t = useTexts('mfe-database');
  if (names === undefined || names.length === 0) return null;
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('nearest.title')}</p>
      <ul className={styles.names} role="list">
        {names.map(({ id, name }) => (
          <li key={id}>
            <LinkButton
              href={paths[kind](id)}
              {...((kind === 'item' || kind === 'monster') && cardOf(kind, id))}
            >
              <bdi>{name}</bdi>
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Parts of a list's answer that every list of the database has. */
export interface ListAnswer {
  importedAt: number | null;
  nearest?: NearestNamesProps['names'];
  pagination: { total: number; pages: number };
}

interface NothingListedProps extends Pick<NearestNamesProps, 'kind'> {
  answer: ListAnswer;
  title: string;
  /** Removes the filters; nothing without any. */
  clear: ReactNode;
}

/** An empty list: nothing fits the search, or no catalog is imported yet. */
export function NothingListed({ answer: { importedAt, nearest }, kind, title, clear }: NothingListedProps) {
  if (importedAt === null) return <CatalogMissing />;
  return (
    <EmptyState
      title={title}
      actions={
        <>
          <NearestNames kind={kind} names={nearest} />
          {clear}
        </>
      }
    />
  );
}
