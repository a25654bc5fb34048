import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { paths } from '../../paths';

/** The whole market is closed. */
export function NoStores() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={2}
      title={t('stores.empty.title')}
      hint={t('stores.empty.text')}
      actions={<LinkButton href={paths.database}>{t('stores.empty.action')}</LinkButton>}
    />
  );
}

/** No store in the room, or on a page past the end. */
export function NoStoresHere() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={2}
      title={t('stores.emptyHere.title')}
      hint={t('stores.emptyHere.text')}
      actions={<LinkButton href={paths.market}>{t('stores.emptyHere.action')}</LinkButton>}
    />
  );
}
