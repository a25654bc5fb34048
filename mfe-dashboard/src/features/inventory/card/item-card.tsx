import { addressOf } from '@portico/contract';
import { itemTypeOf } from '@portico/domain';
import { GameText, ItemTypeBadge, Mesos, Picture, Plate, PlateHead } from '@portico/game-ui';
import { useFormat, useHasPage, useMinute } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HeldItem } from '../held-item';
import { ItemRequirements, type Wearer } from './item-requirements';
import { ItemStats } from './item-stats';
import { itemQuery } from '../inventory.queries';
import { type ItemMark, marksOf, Mark } from '../grid/mark';
import styles from './item-card.module.css';

interface ItemCardProps {
  item: HeldItem;
  /** Position in the bag, or slot if worn. */
  spot: string | undefined;
  /** Character whose requirements are checked; undefined if the item is worn already. */
  wearer: Wearer | undefined;
  /** Link to the covering or covered item, below the stats. */
  partner?: ReactNode;
  corner: ReactNode;
}

export function ItemCard({ item, spot, wearer, partner, corner }: ItemCardProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const hasPage = useHasPage();
  const { data, isPending } = useQuery(itemQuery(item.itemId));
  const type = itemTypeOf(item.itemId);
  const upgrades = item.stats?.upgrades ?? 0;
  const page = addressOf('item', item.itemId);
  return (
    <Plate
      corner={corner}
      head={
        <PlateHead
          name={
            upgrades === 0 ? (
              item.name
            ) : (
              <>
                <bdi>{item.name}</bdi> <bdi dir="ltr">(+{upgrades})</bdi>
              </>
            )
          }
          picture={<Picture kind="item" id={item.itemId} size={64} />}
          note={
            <>
              {type && <ItemTypeBadge type={type} />}
              {spot !== undefined && <span>{spot}</span>}
              {item.quantity > 1 && <bdi dir="ltr">×{format.number(item.quantity)}</bdi>}
            </>
          }
        />
      }
      footer={
        <div className={styles.foot}>
          <ItemPrice item={item} />
          {hasPage(page) && (
            <LinkButton href={page} size="small" iconEnd="arrowEnd">
              {t('inventory.item.open')}
            </LinkButton>
          )}
        </div>
      }
    >
      <div className={styles.sections}>
        {data && <ItemRequirements properties={data.item.properties} wearer={wearer} />}
        {isPending && <Skeleton width="100%" height="3rem" shape="box" />}
        {item.stats && <ItemStats stats={item.stats} average={item.average} />}
        <ItemFacts item={item} />
        {partner}
        {data && data.item.descriptionRuns.length > 0 && (
          <GameText runs={data.item.descriptionRuns} hasCards={false} />
        )}
      </div>
    </Plate>
  );
}

function ItemPrice({ item: { price, quantity } }: { item: Pick<HeldItem, 'price' | 'quantity'> }) {
  const t = useTexts('mfe-dashboard');
  if (price === null) return <p className={styles.noPrice}>{t('inventory.item.noPrice')}</p>;
  return (
    <dl className={styles.price}>
      <dt>{t('inventory.item.price')}</dt>
      <dd>
        <Mesos amount={price * quantity} />
      </dd>
      {quantity > 1 && (
        <dd className={styles.each}>
          <Mesos amount={price} /> {t('inventory.item.each')}
        </dd>
      )}
    </dl>
  );
}

function ItemFacts({ item }: { item: HeldItem }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { expiration, owner, giftFrom } = item;
  const marks = marksOf(item, useMinute());
  const date = expiration !== null && {
    date: format.date(expiration),
    relative: format.relativeTime(expiration),
  };
  const words = (mark: ItemMark): ReactNode => {
    if (mark === 'expired' && date) return t('inventory.item.expired', date);
    if (mark === 'expiring' && date) return t('inventory.item.expires', date);
    if (mark === 'nameTag') return <Named label={t('inventory.mark.nameTag')} name={owner} />;
    if (mark === 'gift') return <Named label={t('inventory.item.giftFrom')} name={giftFrom} />;
    return t(`inventory.mark.${mark}`);
  };
  const isFarOff = date && !marks.includes('expired') && !marks.includes('expiring');
  if (marks.length === 0 && !isFarOff) return null;
  return (
    <ul role="list" className={styles.facts}>
      {marks.map((mark) => (
        <li key={mark}>
          <Mark mark={mark} />
          <span>{words(mark)}</span>
        </li>
      ))}
      {isFarOff && (
        <li>
          <Mark mark="expiring" />
          <span>{t('inventory.item.expires', date)}</span>
        </li>
      )}
    </ul>
  );
}

function Named({ label, name }: { label: string; name: string | null }) {
  return (
    <>
      {label}: <bdi className={styles.named}>{name}</bdi>
    </>
  );
}
