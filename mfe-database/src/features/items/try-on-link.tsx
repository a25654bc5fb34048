import { isWornSlot, slotOf } from '@portico/avatar';
import { useHasPage } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';

/** The way to the dressing room with an item on; nothing for what no one is seen to wear. */
export function TryOnLink({ id }: { id: number }) {
  const t = useTexts('mfe-database');
  const hasPage = useHasPage();
  const slot = slotOf(id);
  if (slot === undefined || !isWornSlot(slot) || !hasPage(paths.dressingRoom)) return null;
  return (
    <LinkButton href={paths.tryOn(slot, id)} size="small" icon="user">
      {t('item.tryOn')}
    </LinkButton>
  );
}
