import type { ReactNode } from 'react';
import type { ItemType } from '@portico/domain';
import { Badge, type Tone } from '@portico/ui';

const TONES: Readonly<Record<ItemType, Tone>> = {
  equipment: 'accent',
  use: 'good',
  setup: 'info',
  etc: 'neutral',
  cash: 'rare',
};

export interface ItemTypeBadgeProps {
  type: ItemType;
  /** The type in the language of the page. */
  children: ReactNode;
}

/** Category of an item in its fixed colour. */
export function ItemTypeBadge({ type, children }: ItemTypeBadgeProps) {
  return <Badge tone={TONES[type]}>{children}</Badge>;
}
