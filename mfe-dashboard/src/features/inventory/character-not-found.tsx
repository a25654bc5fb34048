import { useTexts } from '@portico/i18n';
import { LinkButton, LostState } from '@portico/ui';
import { paths } from '../../paths';

/** A character of somebody else, or of no one: the page does not know which. */
export function CharacterNotFound() {
  const t = useTexts('mfe-dashboard');
  return (
    <LostState
      title={t('inventory.notFound.title')}
      hint={t('inventory.notFound.text')}
      titleLevel={2}
      actions={
        <LinkButton href={paths.inventory} variant="primary">
          {t('inventory.notFound.back')}
        </LinkButton>
      }
    />
  );
}
