import { cardOf, Picture } from '@portico/game-ui';
import { QueryStates, UnavailableNotice, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { CardLink, EmptyState, LinkButton, PageSection } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { mostDroppedQuery, type PopularItem } from './items.queries';
import styles from './most-dropped.module.css';

const SHOWN = 6;

export function MostDropped() {
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const query = useQuery(mostDroppedQuery(SHOWN));
  return (
    <PageSection
      id="most-dropped"
      title={t('mostDropped.title')}
      actions={
        <LinkButton href={paths.database} variant="quiet" iconEnd="arrowEnd">
          {t('mostDropped.all')}
        </LinkButton>
      }
      className={styles.root}
    >
      <QueryStates
        query={query}
        skeleton="9.75rem"
        empty={
          unavailable.includes('monsterDrops') ? (
            <UnavailableNotice of={['monsterDrops']} />
          ) : (
            <EmptyState title={t('mostDropped.empty')} titleLevel={3} />
          )
        }
      >
        {(items) => (
          <ol className={styles.items} role="list">
            {items.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} />
              </li>
            ))}
          </ol>
        )}
      </QueryStates>
    </PageSection>
  );
}

function ItemCard({ item }: { item: PopularItem }) {
  const t = useTexts('mfe-database');
  const { id, name, sourceCount } = item;
  return (
    <CardLink href={paths.item(id)} className={styles.item} {...cardOf('item', id)}>
      <Picture kind="item" id={id} size={48} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.note}>{t('popular.sources', { count: sourceCount })}</span>
      </span>
    </CardLink>
  );
}
