import type { ItemType } from '@portico/domain';
import { ItemTypeBadge } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';

/** Category of an item, in words. */
export function TypeBadge({ type }: { type: ItemType }) {
  const t = useTexts('mfe-database');
  return <ItemTypeBadge type={type}>{t(`type.${type}`)}</ItemTypeBadge>;
}
