import { ItemLink, Picture, WishButton, cardOf } from '@portico/game-ui';
import { Skeleton, classNames, Icon, Link } from '@portico/ui';
import type { MarketView } from '../market-view';
import type { Goods, ItemStats } from './goods';
import styles from './goods-list.module.css';
import { ItemFacts, Price } from './price';
import { GOODS_STATS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { statText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { paths } from '../../paths';
import { useStorePlace } from '../store-place';

const SKELETON_CARDS = 9;

export function GoodsList({ goods, view }: { goods: readonly Goods[]; view: MarketView }) {
  const Line = view === 'grid' ? ItemCard : ItemRow;
  return (
    <ul className={styles[view]} role="list">
      {goods.map((one) => (
        <li key={`${one.store?.characterId ?? ''} ${one.item.inventorymerchantid}`}>
          <Line goods={one} />
        </li>
      ))}
    </ul>
  );
}

export function GoodsSkeleton({ view }: { view: MarketView }) {
  return (
    <div className={styles[view]}>
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        <Skeleton key={card} shape="box" width="100%" height={view === 'grid' ? '11rem' : '4.5rem'} />
      ))}
    </div>
  );
}

function ItemCard({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={classNames(styles.card, store === undefined && styles.ofOneStore)}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture kind="item" id={item.itemId} size={48} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <ItemLink id={item.itemId}>{item.itemName}</ItemLink>
          </h3>
          <span className={styles.line}>
            <ItemFacts item={item} />
          </span>
        </div>
        <WishButton itemId={item.itemId} name={item.itemName} />
      </div>
      {item.stats !== null && <ItemStatsList stats={item.stats} />}
      <div className={styles.foot}>
        <Price item={item} />
        {store && <Seller store={store} />}
      </div>
    </article>
  );
}

function ItemRow({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={classNames(styles.row, store === undefined && styles.ofOneStore)}>
      <Picture kind="item" id={item.itemId} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ItemLink id={item.itemId}>{item.itemName}</ItemLink>
        </h3>
        {store && (
          <span className={styles.where}>
            <SellerLine store={store} />
          </span>
        )}
        <span className={styles.line}>
          <ItemFacts item={item} isShort />
          {item.stats !== null && <ItemStatsLine stats={item.stats} />}
        </span>
      </div>
      <div className={styles.price}>
        <Price item={item} />
        <WishButton itemId={item.itemId} name={item.itemName} />
      </div>
      {store && <VisitStore store={store} />}
    </article>
  );
}

/** Stats that are not zero, and with them the slots, because buyers need to know that none are left. A medal without any value has neither. */
function shownStats(stats: ItemStats) {
  const hasValues = GOODS_STATS.some((name) => stats[name] !== 0);
  return GOODS_STATS.filter((name) => stats[name] !== 0 || (hasValues && name === 'slots'));
}

function ItemStatsList({ stats }: { stats: ItemStats }) {
  const format = useFormat();
  const shown = shownStats(stats);
  return (
    shown.length > 0 && (
      <dl className={styles.stats}>
        {shown.map((name) => (
          <div key={name} className={styles.stat}>
            <dt>{statText(name)}</dt>
            <dd>
              <bdi>{format.number(stats[name])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

function ItemStatsLine({ stats }: { stats: ItemStats }) {
  const format = useFormat();
  return shownStats(stats).map((name) => (
    <span key={name}>
      {statText(name)} <bdi className={styles.value}>{format.number(stats[name])}</bdi>
    </span>
  ));
}

type Store = NonNullable<Goods['store']>;

function SellerLine({ store }: { store: Store }) {
  const t = useTexts('mfe-market');
  const place = useStorePlace()(store);
  return (
    <>
      <bdi className={styles.owner}>{store.characterName}</bdi>
      <span>{place ?? t('seller.roomUnknown')}</span>
    </>
  );
}

function VisitStore({ store }: { store: Store }) {
  const t = useTexts('mfe-market');
  return (
    <Link
      href={paths.store(store.characterId)}
      className={styles.visit}
      aria-label={t('seller.visitOf', { name: store.characterName })}
      {...cardOf('player', store.characterId)}
    >
      <span>{t('seller.visit')}</span>
      <Icon name="arrowEnd" size={16} />
    </Link>
  );
}

function Seller({ store }: { store: Store }) {
  return (
    <div className={styles.seller}>
      <Picture kind="character" id={store.characterId} />
      <span className={styles.sellerWords}>
        <SellerLine store={store} />
      </span>
      <VisitStore store={store} />
    </div>
  );
}
