import type { ItemType } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Badge, type Tone } from '@portico/ui';

const TONES: Readonly<Record<ItemType, Tone>> = {
  equipment: 'accent',
  use: 'good',
  setup: 'info',
  etc: 'neutral',
  cash: 'rare',
};

/** Category of an item in its fixed colour. */
export function TypeBadge({ type }: { type: ItemType }) {
  const t = useTexts('mfe-database');
  return <Badge tone={TONES[type]}>{t(`type.${type}`)}</Badge>;
}
