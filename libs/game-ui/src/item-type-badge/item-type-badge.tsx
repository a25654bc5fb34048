import type { ItemType } from '@portico/domain';
import { itemTypeText } from '@portico/portal-kit/game-words';
import { Badge, type Tone } from '@portico/ui';

const TONES: Readonly<Record<ItemType, Tone>> = {
  equipment: 'accent',
  use: 'good',
  setup: 'info',
  etc: 'neutral',
  cash: 'rare',
};

/** Category of an item in its fixed colour. */
export function ItemTypeBadge({ type }: { type: ItemType }) {
  return <Badge tone={TONES[type]}>{itemTypeText(type)}</Badge>;
}
