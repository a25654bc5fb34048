import { cardOf } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
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
