import { BARGAIN_PERCENT, unitPrice } from '@portico/domain';
import { cardOf, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import type { Answer } from '@portico/portal-kit';
import { CardLink, LinkButton, PageSection, SoftText } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { UsualMark } from '../../shared/goods/price';
import { searchHref } from '../../shared/search/search-view';
import { useStorePlace } from '../../shared/store-place';
import styles from './bargains.module.css';
import { bargainsQuery } from './goods.queries';

const SHOWN = 6;
/** More than are shown, because several stores may offer the same item. */
const READ = 2 * SHOWN;

/** The best offer of each item, furthest below its usual price first. Nothing while there are none, or if they cannot be read: the page does not need them. */
export function Bargains() {
  const t = useTexts('mfe-market');
  const offers = useQuery(bargainsQuery(READ)).data?.items ?? [];
  const items = offers.filter(
    ({ itemId }, index) => offers.findIndex((other) => other.itemId === itemId) === index,
  );
  if (items.length === 0) return null;
  return (
    <PageSection
      id="bargains"
      title={t('bargains.title')}
      actions={
        <LinkButton
          href={searchHref({ below: BARGAIN_PERCENT, sort: 'usual_asc' })}
          variant="quiet"
          iconEnd="arrowEnd"
        >
          {t('bargains.all')}
        </LinkButton>
      }
      className={styles.root}
    >
      <SoftText>{t('bargains.lead')}</SoftText>
      <ol className={styles.items} role="list">
        {items.slice(0, SHOWN).map((offer) => (
          <li key={`${offer.store.characterId} ${offer.item.inventorymerchantid} ${offer.itemId}`}>
            <Bargain offer={offer} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function Bargain({
  offer: { itemId, name, price, item, store },
}: {
  offer: Answer<'/api/market/items'>['items'][number];
}) {
  const place = useStorePlace()(store);
  return (
    <CardLink href={paths.store(store.characterId)} className={styles.item} {...cardOf('item', itemId)}>
      <Picture kind="item" id={itemId} size={48} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.price}>
          {price !== null && <Mesos amount={unitPrice(price, item.quantity)} />}
          <UsualMark item={item} />
        </span>
        {place !== undefined && <span className={styles.note}>{place}</span>}
      </span>
    </CardLink>
  );
}
