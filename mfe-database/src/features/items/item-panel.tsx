import { Picture } from '@portico/game-ui';
import { QueryStates, Slot } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Icon, Link, LinkButton, LostState, Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { ItemDetail, ItemLine } from './item-detail';
import { itemQuery } from './items.queries';
import styles from './items-page.module.css';

export interface ItemPanelProps {
  /** 0 while none is chosen. */
  itemId: number;
  closeHref: string;
}

/** Details of the chosen item beside the list; in the list's place on phones. */
export function ItemPanel({ itemId, closeHref }: ItemPanelProps) {
  const t = useTexts('mfe-database');
  if (itemId === 0) {
    return (
      <Window as="aside">
        <EmptyState title={t('item.select.title')} titleLevel={2} hint={t('item.select.text')} />
      </Window>
    );
  }
  return <ChosenItem itemId={itemId} closeHref={closeHref} />;
}

function ChosenItem({ itemId, closeHref }: ItemPanelProps) {
  const t = useTexts('mfe-database');
  const query = useQuery(itemQuery(itemId));
  return (
    <>
      <Window
        as="aside"
        title={query.data === undefined ? t('item.id', { id: itemId }) : <bdi>{query.data.item.name}</bdi>}
        actions={
          <Link
            href={closeHref}
            className={styles.close}
            aria-label={t('item.close')}
            title={t('item.close')}
          >
            <Icon name="close" size={16} />
          </Link>
        }
      >
        <QueryStates
          query={query}
          skeleton={<Skeleton shape="box" width="100%" height="24rem" />}
          notFound={<LostState title={t('item.notFound.title')} hint={t('item.notFound.text')} />}
        >
          {(data) => (
            <>
              <div className={styles.panelHead}>
                <Picture kind="item" id={data.item.id} size={64} />
                <ItemLine item={data.item} />
                <LinkButton href={paths.item(data.item.id)} size="small" iconEnd="arrowEnd">
                  {t('item.open')}
                </LinkButton>
              </div>
              <ItemDetail detail={data} headingLevel={3} />
            </>
          )}
        </QueryStates>
      </Window>
      {query.data && <Slot name="item.offers" itemId={query.data.item.id} className={styles.offers} />}
    </>
  );
}
