import { loginAddress } from '@portico/contract';
import { MAX_WISHES } from '@portico/domain';
import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat, useIsHydrated, useSession } from '@portico/portal-kit';
import { useWishes, type Wishes } from '@portico/portal-kit/wishes';
import { EmptyState, LinkButton, Notice, Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { SearchWatchList } from './search-watch-list';
import { StoppedWatch } from './stopped-watch';
import { WatchForm } from './watch-form';
import { GoneWishRow, WishRow } from './wish-row';
import { wishedItemsQuery } from './wishes.queries';
import styles from './wishes-page.module.css';

export function WishesPage() {
  const t = useTexts('mfe-dashboard');
  const isOfAccount = useSession((session) => session.isAuthenticated);
  const { itemIds, watches } = useWishes();
  return (
    <>
      <SectionHead scene="stalls" title={t('wishes.title')} lead={t('wishes.lead')} />
      <StoppedWatch />
      {itemIds === undefined ? (
        <UnknownWishes />
      ) : (
        <WishesWindow itemIds={itemIds} watches={isOfAccount ? watches : undefined} />
      )}
      {isOfAccount && <SearchWatchList />}
      {useIsHydrated() && !isOfAccount && <DeviceNote />}
    </>
  );
}

function DeviceNote() {
  const t = useTexts('mfe-dashboard');
  return (
    <p className={styles.note}>
      {t('wishes.device')}{' '}
      <LinkButton href={loginAddress(paths.wishes)} size="small">
        {t('wishes.login')}
      </LinkButton>
    </p>
  );
}

interface WishesWindowProps {
  itemIds: readonly number[];
  /** Undefined for a visitor, who can watch nothing. */
  watches: Wishes['watches'] | undefined;
}

function WishesWindow({ itemIds, watches }: WishesWindowProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const query = useQuery(wishedItemsQuery(itemIds));
  if (itemIds.length === 0) return <NoWishes />;
  return (
    <Window
      title={t('wishes.list')}
      icon="heart"
      isFlush
      className={styles.window}
      footer={watches && <span>{t('wishes.watch.note')}</span>}
      actions={
        <span className={styles.count}>
          {t('wishes.count', { count: number(itemIds.length), max: number(MAX_WISHES) })}
        </span>
      }
    >
      <QueryStates query={query} skeleton={<WishesSkeleton />}>
        {({ items }) => (
          <ul role="list">
            {itemIds.map((id) => {
              const item = items.find((one) => one.id === id);
              // The answer of a shorter list says nothing about a new wish.
              if (item === undefined)
                return query.isPlaceholderData ? null : <GoneWishRow key={id} id={id} />;
              return (
                <WishRow key={id} item={item}>
                  {watches && <WatchForm itemId={id} watch={watches.find(({ itemId }) => itemId === id)} />}
                </WishRow>
              );
            })}
          </ul>
        )}
      </QueryStates>
    </Window>
  );
}

function NoWishes() {
  const t = useTexts('mfe-dashboard');
  return (
    <Window title={t('wishes.list')} icon="heart" className={styles.window}>
      <EmptyState
        title={t('wishes.empty.title')}
        hint={t('wishes.empty.text')}
        actions={
          <LinkButton href={paths.database} variant="primary">
            {t('wishes.empty.action')}
          </LinkButton>
        }
      />
    </Window>
  );
}

/** Only a browser with scripts knows the wishes of its visitor. */
function UnknownWishes() {
  const t = useTexts('mfe-dashboard');
  return (
    <>
      <noscript>
        <Notice>
          <p>{t('wishes.noScript')}</p>
        </Notice>
      </noscript>
      <div className={styles.waiting}>
        <WishesSkeleton />
      </div>
    </>
  );
}

function WishesSkeleton() {
  return <Skeleton shape="box" width="100%" height="16rem" />;
}
