import { isWornSlot, slotOf } from '@portico/avatar';
import { WishButton } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { isOpenTo, useHasPage, useVisitor, QueryStates } from '@portico/portal-kit';
import { LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CompareLink } from '@portico/portal-kit/compared';
import { EntryPage, LostWindow } from '../../shared/detail/entry-page';
import { ItemDetail } from './item-detail';
import { itemQuery } from './items.queries';
import { CloseLink } from '../../shared/detail/close-link';
import styles from './item-page.module.css';

export function ItemPage() {
  const { id = '' } = useParams();
  const query = useQuery(itemQuery(id));
  return (
    <EntryPage kind="item" query={query}>
      {(data) => (
        <>
          <div className={styles.back}>
            <BackToDatabase />
            <CompareLink kind="items" id={data.item.id} />
            <TryOnLink id={data.item.id} />
            <HoldersLink id={data.item.id} />
            <WishButton itemId={data.item.id} name={data.item.name} />
          </div>
          <ItemDetail detail={data} nameLevel={1} />
        </>
      )}
    </EntryPage>
  );
}

function HoldersLink({ id }: { id: number }) {
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

/** Links to the dressing room with the item on. Empty for items that do not show on a character. */
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

interface ItemPanelProps {
  itemId: number;
  closeHref: string;
}

export function ItemPanel({ itemId, closeHref }: ItemPanelProps) {
  const t = useTexts('mfe-database');
  const query = useQuery(itemQuery(itemId));
  return (
    <aside aria-label={query.data === undefined ? t('item.id', { id: itemId }) : query.data.item.name}>
      <QueryStates query={query} skeleton="24rem" notFound={<LostWindow kind="item" closeHref={closeHref} />}>
        {(data) => (
          <ItemDetail
            detail={data}
            nameLevel={2}
            corner={<CloseLink href={closeHref} label={t('item.close')} />}
            footer={
              <>
                <WishButton itemId={data.item.id} name={data.item.name} />
                <LinkButton href={paths.item(data.item.id)} size="small" iconEnd="arrowEnd">
                  {t('item.open')}
                </LinkButton>
              </>
            }
          />
        )}
      </QueryStates>
    </aside>
  );
}
