import { appearanceQuery, ItemLink, Picture } from '@portico/game-ui';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './player-worn.module.css';

export function PlayerWorn({ id }: { id: number }) {
  const t = useTexts('mfe-public');
  const query = useQuery(appearanceQuery(id));
  return (
    <Window title={t('player.worn.title')} icon="chest" isFlush>
      <QueryStates
        query={query}
        skeleton={<Skeleton shape="box" width="100%" height="14rem" />}
        isEmpty={({ worn }) => worn.length === 0}
        empty={<p className={styles.empty}>{t('player.worn.empty')}</p>}
      >
        {({ worn }) => (
          <ul role="list" className={styles.list}>
            {worn.map(({ slot, itemId, name }) => (
              <li key={slot} className={styles.piece}>
                <Picture kind="item" id={itemId} />
                <span className={styles.words}>
                  <span className={styles.slot}>{t(`worn.slot.${slot}`)}</span>
                  <ItemLink id={itemId} className={styles.name}>
                    <bdi>{name ?? t('worn.unnamed', { id: itemId })}</bdi>
                  </ItemLink>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Window>
  );
}
