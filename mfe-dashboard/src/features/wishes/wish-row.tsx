import { durationText, HOUR_MS, unitPrice } from '@portico/domain';
import { cardOf, ItemLink, Mesos, MonsterLink, Picture, WishButton } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { classNames, Link } from '@portico/ui';
import { paths } from '../../paths';
import { useStorePlace } from '../../shared/use-store-place';
import type { WishedItem } from './wishes.queries';
import type { ReactNode } from 'react';
import styles from './wishes-page.module.css';

/** A wished item: its cheapest offer, a monster that drops it, and a link to the farm planner. */
export function WishRow({ item, children }: { item: WishedItem; children?: ReactNode }) {
  const t = useTexts('mfe-dashboard');
  const { id, name } = item;
  return (
    <li className={styles.row}>
      <Picture kind="item" id={id} size={48} />
      <h3 className={styles.name}>
        <ItemLink id={id}>
          <bdi>{name}</bdi>
        </ItemLink>
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t('wishes.offer')}</dt>
          <dd>
            <Offer item={item} />
          </dd>
        </div>
        <div>
          <dt>{t('wishes.dropper')}</dt>
          <dd>
            <Dropper item={item} />
          </dd>
        </div>
      </dl>
      {children}
      <WishButton itemId={id} name={name} />
    </li>
  );
}

/** A wish for an item that is no longer in the database. It can only be removed. */
export function GoneWishRow({ id }: { id: number }) {
  const name = useTexts('mfe-dashboard')('wishes.gone', { id });
  return (
    <li className={styles.row}>
      <Picture kind="item" id={id} size={48} />
      <h3 className={classNames(styles.name, styles.soft)}>{name}</h3>
      <WishButton itemId={id} name={name} />
    </li>
  );
}

function Offer({ item: { offer, offerCount } }: { item: WishedItem }) {
  const t = useTexts('mfe-dashboard');
  const placeOf = useStorePlace();
  if (offer === null) return <span className={styles.soft}>{t('wishes.noOffer')}</span>;
  const { store, item, price } = offer;
  const place = placeOf(store);
  return (
    <>
      {price === null ? (
        <span className={styles.soft}>{t('goods.priceUnknown')}</span>
      ) : (
        <strong className={styles.price}>
          <Mesos amount={unitPrice(price, item.quantity)} />
        </strong>
      )}
      <span className={styles.soft}>
        <Link href={paths.store(store.characterId)} {...cardOf('player', store.characterId)}>
          <bdi>{store.characterName}</bdi>
        </Link>
        {place !== '' && ` · ${place}`}
        {offerCount > 1 && ` · ${t('wishes.offers', { count: offerCount })}`}
      </span>
    </>
  );
}

function Dropper({ item: { id, dropper } }: { item: WishedItem }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { language } = usePortal();
  if (dropper === null) return <span className={styles.soft}>{t('wishes.noDropper')}</span>;
  return (
    <>
      <span className={styles.monster}>
        <Picture kind="monster" id={dropper.id} />
        <MonsterLink id={dropper.id}>
          <bdi>{dropper.name}</bdi>
        </MonsterLink>
      </span>
      <span className={styles.soft}>
        <bdi dir="ltr">{format.percent(dropper.actualPercent, 3)}</bdi> {t('wishes.chance')} ·{' '}
        {/* Older portals do not send this field. */}
        {typeof dropper.hours === 'number' &&
          `${t('wishes.hours', { time: durationText(language, dropper.hours * HOUR_MS, true) })} · `}
        <Link href={paths.farm(id)}>{t('wishes.farm')}</Link>
      </span>
    </>
  );
}
