import { useWishes } from '@portico/portal-kit/wishes';
import { useEffect, useRef } from 'react';
import { HeartButton } from './heart-button';
import styles from './wish-button.module.css';

export interface WishHeartProps {
  itemId: number;
  name: string;
  /** It was pressed before this code was there. */
  isPressed?: boolean;
}

export function WishHeart({ itemId, name, isPressed = false }: WishHeartProps) {
  const { itemIds, toggle, isPending, problem } = useWishes();
  const waits = useRef(isPressed);
  useEffect(() => {
    if (!waits.current || itemIds === undefined) return;
    waits.current = false;
    // It looked empty then: the press can only have meant to add it.
    if (!itemIds.includes(itemId)) toggle(itemId);
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
