import { kitText } from '@portico/portal-kit';
import { useWishes } from '@portico/portal-kit/wishes';
import { IconButton } from '@portico/ui';
import styles from './wish-button.module.css';

export interface WishHeartProps {
  itemId: number;
  name: string;
}

export function WishHeart({ itemId, name }: WishHeartProps) {
  const { itemIds, toggle, isPending, problem } = useWishes();
  return (
    <>
      <IconButton
        icon="heart"
        size="small"
        className={styles.heart}
        label={kitText('kit.wish', { name })}
        aria-pressed={itemIds?.includes(itemId) ?? false}
        isPending={isPending}
        onClick={() => toggle(itemId)}
      />
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
