import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../paths';

export function BackToDatabase() {
  const t = useTexts('mfe-database');
  return (
    <LinkButton href={paths.database} variant="quiet" icon="chevronStart">
      {t('item.back')}
    </LinkButton>
  );
}
