import { type SpriteCategory, spriteCategoryOf } from '@portico/avatar';
import type { WornSlot } from '@portico/domain';
import { useHasPage } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';

const SLOTS: Readonly<Partial<Record<SpriteCategory, WornSlot>>> = {
  Cap: 'cap',
  Coat: 'coat',
  Longcoat: 'coat',
  Pants: 'pants',
  Shoes: 'shoes',
  Glove: 'glove',
  Cape: 'cape',
  Shield: 'shield',
  Weapon: 'weapon',
};

/** The way to the dressing room with an item on; nothing for what no one is seen to wear. */
export function TryOnLink({ id }: { id: number }) {
  const t = useTexts('mfe-database');
  const hasPage = useHasPage();
  const category = spriteCategoryOf(id);
  const slot = category && SLOTS[category];
  if (slot === undefined || !hasPage(paths.dressingRoom)) return null;
  return (
    <LinkButton href={paths.tryOn(slot, id)} size="small" icon="user">
      {t('item.tryOn')}
    </LinkButton>
  );
}
