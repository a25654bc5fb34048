import { isOpenTo, useHasPage, useVisitor } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';

/** The way to the list of who holds an item, for the staff. */
export function HoldersLink({ id }: { id: number }) {
  const t = useTexts('mfe-database');
  const hasPage = useHasPage();
  const isStaff = isOpenTo({ permission: 'admin' }, useVisitor());
  if (!isStaff || !hasPage(paths.holders)) return null;
  return (
    <LinkButton href={paths.holdersOf(id)} size="small" icon="package">
      {t('item.holders')}
    </LinkButton>
  );
}
