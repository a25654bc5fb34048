import { useTexts } from '@portico/i18n';
import { useWishes } from '@portico/portal-kit/wishes';
import { LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import { WatchForm } from './watch-form';

/** Shown beside the offers of an item: watches the item for a price. A watch puts the item on the wish list. */
export function ItemWatch({ itemId }: { itemId: number }) {
  const t = useTexts('mfe-dashboard');
  const { itemIds, watches } = useWishes();
  if (itemIds === undefined) return null;
  return (
    <Window
      title={t('wishes.watch.title')}
      icon="clock"
      actions={
        <LinkButton href={paths.wishes} size="small">
          {t('wishes.title')}
        </LinkButton>
      }
    >
      <WatchForm itemId={itemId} watch={watches.find((watch) => watch.itemId === itemId)} />
    </Window>
  );
}
