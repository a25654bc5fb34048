import { MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { Icon } from '@portico/ui';
import styles from './item-name.module.css';

/** An item with its picture; mesos are no item of their own page. */
export function ItemName({ id, name }: { id: number; name: string }) {
  return (
    <span className={styles.root}>
      {id === MESO_ITEM_ID ? (
        <>
          <Icon name="coin" size={24} />
          <bdi>{name}</bdi>
        </>
      ) : (
        <>
          <Picture kind="item" id={id} size={24} />
          <ItemLink id={id}>
            <bdi>{name}</bdi>
          </ItemLink>
        </>
      )}
    </span>
  );
}
