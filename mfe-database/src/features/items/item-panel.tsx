import { WishButton } from '@portico/game-ui';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, LostState, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { CloseLink } from '../../shared/detail/close-link';
import { ItemDetail } from './item-detail';
import { itemQuery } from './items.queries';

export interface ItemPanelProps {
  itemId: number;
  closeHref: string;
}

export function ItemPanel({ itemId, closeHref }: ItemPanelProps) {
  const t = useTexts('mfe-database');
  const query = useQuery(itemQuery(itemId));
  return (
    <aside aria-label={query.data === undefined ? t('item.id', { id: itemId }) : query.data.item.name}>
      <QueryStates
        query={query}
        skeleton="24rem"
        notFound={
          <Window>
            <LostState
              title={t('item.notFound.title')}
              hint={t('item.notFound.text')}
              actions={<LinkButton href={closeHref}>{t('item.close')}</LinkButton>}
            />
          </Window>
        }
      >
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
