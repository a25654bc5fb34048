import { Stack } from '@portico/ui';
import { Slot } from '@portico/portal-kit';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { ThingColumns } from '../../shared/detail/thing-columns';
import { ItemSources } from './item-sources';
import { ItemPlate, type ItemPlateProps } from './item-plate';
import type { ItemDetailAnswer } from './items.queries';
import styles from './item-detail.module.css';

/** A list of this length is no higher than the plate beside it. */
const SHORT = 8;

export interface ItemDetailProps extends Pick<ItemPlateProps, 'corner' | 'footer'> {
  detail: ItemDetailAnswer;
  nameLevel: 1 | 2;
}

export function ItemDetail({ detail, nameLevel, ...tooltip }: ItemDetailProps) {
  const { item, importedAt } = detail;
  return (
    <>
      {importedAt === null && <CatalogMissing />}
      <ThingColumns
        tooltip={<ItemPlate item={item} nameLevel={nameLevel} {...tooltip} />}
        main={<ItemSources detail={detail} titleLevel={nameLevel === 1 ? 2 : 3} />}
        isMainShort={detail.dropSources.length + detail.quests.length <= SHORT}
        side={
          <Stack>
            <Slot name="item.offers" itemId={item.id} className={styles.offers} />
            <Slot name="item.watch" itemId={item.id} className={styles.watch} />
          </Stack>
        }
      />
    </>
  );
}
