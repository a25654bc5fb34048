import { useWishes } from '@portico/portal-kit/wishes';
import { useEffect, useRef } from 'react';
import { HeartButton } from './heart-button';
import styles from './wish-button.module.css';

export interface WishHeartProps {
  itemId: number;
  name: string;
  /** The state asked for by a press before this code was loaded. */
  wanted?: boolean | undefined;
}

export function WishHeart({ itemId, name, wanted }: WishHeartProps) {
  const { itemIds, toggle, isPending, problem } = useWishes();
  const waits = useRef(wanted !== undefined);
  useEffect(() => {
    if (!waits.current || itemIds === undefined) return;
    waits.current = false;
    if (itemIds.includes(itemId) !== wanted) toggle(itemId);
  });
  return (
    <HeartButton
      itemId={itemId}
      name={name}
      isOn={itemIds?.includes(itemId)}
      isPending={isPending}
      onClick={() => toggle(itemId)}
    >
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </HeartButton>
  );
}
