import { addressOf } from '@portico/contract';
import { itemTypeOf } from '@portico/domain';
import { GameText, ItemTypeBadge, Picture, Plate, PlateHead } from '@portico/game-ui';
import { useFormat, useHasPage } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HeldItem } from './held-item';
import styles from './item-card.module.css';
import { ItemFacts } from './item-facts';
import { ItemPrice } from './item-price';
import { ItemRequirements, type Wearer } from './item-requirements';
import { ItemStats } from './item-stats';
import { itemQuery } from './inventory.queries';

export interface ItemCardProps {
  item: HeldItem;
  /** Where it is: a place of the bag, or what it is worn as. */
  spot: string | undefined;
  /** Who would wear it; undefined for what is worn already. */
  wearer: Wearer | undefined;
  /** Under the stats: what covers it, or what it covers. */
  partner?: ReactNode;
  corner: ReactNode;
}

/** An item as the game shows it: what it is, what it rolled, and what the game's files say of it. */
export function ItemCard({ item, spot, wearer, partner, corner }: ItemCardProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const hasPage = useHasPage();
  const { data, isPending } = useQuery(itemQuery(item.itemId));
  const type = itemTypeOf(item.itemId);
  const page = addressOf('item', item.itemId);
  return (
    <Plate
      corner={corner}
      head={
        <PlateHead
          name={<CardName item={item} />}
          picture={<Picture kind="item" id={item.itemId} size={64} />}
          note={
            <>
              {type && <ItemTypeBadge type={type}>{t(`inventory.type.${type}`)}</ItemTypeBadge>}
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

function CardName({ item: { name, stats } }: { item: HeldItem }) {
  const upgrades = stats?.upgrades ?? 0;
  if (upgrades === 0) return name;
  return (
    <>
      <bdi>{name}</bdi> <bdi dir="ltr">(+{upgrades})</bdi>
    </>
  );
}
