import { loginAddress } from '@portico/contract';
import { DEFAULT_KILLS_PER_HOUR, durationText, HOUR_MS, MAX_WISHES } from '@portico/domain';
import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat, usePortal, useSession, errorText } from '@portico/portal-kit';
import { useWishes, type Wishes } from '@portico/portal-kit/wishes';
import { EmptyState, LinkButton, Notice, Skeleton, Window } from '@portico/ui';
import { useQuery, useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { WatchedSearches } from './search-watch';
import { WatchMessages } from './watch-messages';
import { WatchForm } from './watch-form';
import { GoneWishRow, WishRow } from './wish-row';
import styles from './wishes-page.module.css';
import { type WishedItem, wishedItemsQuery, stopWatch } from './wishes.queries';

export function WishesPage() {
  const t = useTexts('mfe-dashboard');
  const isOfAccount = useSession((session) => session.isAuthenticated);
  const { itemIds, watches } = useWishes();
  const query = useQuery(wishedItemsQuery(itemIds ?? []));
  // Parts below the wishes wait for them, because wishes that arrive later would move them.
  const isKnown = itemIds !== undefined && (itemIds.length === 0 || !query.isPending);
  return (
    <>
      <SectionHead scene="stalls" title={t('wishes.title')} lead={t('wishes.lead')} />
      <div className={styles.page}>
        <StoppedWatch />
        {itemIds === undefined ? (
          <UnknownWishes />
        ) : (
          <WishesWindow itemIds={itemIds} query={query} watches={isOfAccount ? watches : undefined} />
        )}
        {isKnown && isOfAccount && (
          <>
            <WatchedSearches />
            <WatchMessages />
          </>
        )}
      </div>
    </>
  );
}

interface WishesWindowProps {
  itemIds: readonly number[];
  query: UseQueryResult<{ items: WishedItem[] }>;
  /** Undefined for visitors, who cannot watch prices. */
  watches: Wishes['watches'] | undefined;
}

function WishesWindow({ itemIds, query, watches }: WishesWindowProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const farmTime = useFarmTime(query.data?.items);
  if (itemIds.length === 0) return <NoWishes isOfAccount={watches !== undefined} />;
  return (
    <Window
      title={t('wishes.list')}
      icon="heart"
      isFlush
      className={styles.window}
      footer={
        query.data !== undefined && (
          <>
            {watches ? <span>{t('wishes.watch.note')}</span> : <DeviceNote />}
            {farmTime !== undefined && <span>{farmTime}</span>}
          </>
        )
      }
      actions={
        <span className={styles.count}>
          {t('wishes.count', { count: number(itemIds.length), max: number(MAX_WISHES) })}
        </span>
      }
    >
      <QueryStates query={query} skeleton={SKELETON}>
        {({ items }) => (
          <ul role="list">
            {itemIds.map((id) => {
              const item = items.find((one) => one.id === id);
              // The previous answer, for a shorter list, does not know a new wish.
              if (item === undefined)
                return query.isPlaceholderData ? null : <GoneWishRow key={id} id={id} />;
              return (
                <WishRow key={id} item={item}>
                  {watches && (
                    <WatchForm
                      itemId={id}
                      name={item.name}
                      watch={watches.find(({ itemId }) => itemId === id)}
                    />
                  )}
                </WishRow>
              );
            })}
          </ul>
        )}
      </QueryStates>
    </Window>
  );
}

/**
 * Least average time to farm the wishes. Those of one monster are farmed together, which takes at least the longest of
 * their times. Wishes without a time are left out.
 */
function useFarmTime(items: readonly WishedItem[] = []): string | undefined {
  const t = useTexts('mfe-dashboard');
  const { language } = usePortal();
  const byMonster = new Map<number, number>();
  for (const { dropper } of items) {
    // Older portals do not send this field.
    if (typeof dropper?.hours !== 'number') continue;
    byMonster.set(dropper.id, Math.max(dropper.hours, byMonster.get(dropper.id) ?? 0));
  }
  if (byMonster.size < 2) return undefined;
  const hours = [...byMonster.values()].reduce((sum, ofMonster) => sum + ofMonster, 0);
  const time = durationText(language, hours * HOUR_MS, true);
  return t('wishes.farmAll', { time, kills: DEFAULT_KILLS_PER_HOUR });
}

/** Where the list of a visitor is kept. */
function DeviceNote() {
  const t = useTexts('mfe-dashboard');
  return (
    <span className={styles.note}>
      {t('wishes.device')}
      <LinkButton href={loginAddress(paths.wishes)} size="small">
        {t('wishes.login')}
      </LinkButton>
    </span>
  );
}

function NoWishes({ isOfAccount }: { isOfAccount: boolean }) {
  const t = useTexts('mfe-dashboard');
  return (
    <Window
      title={t('wishes.list')}
      icon="heart"
      className={styles.window}
      footer={!isOfAccount && <DeviceNote />}
    >
      <EmptyState
        title={t('wishes.empty.title')}
        hint={t('wishes.empty.text')}
        actions={
          <>
            <LinkButton href={paths.database} variant="primary">
              {t('wishes.empty.action')}
            </LinkButton>
            <LinkButton href={paths.market}>{t('wishes.empty.market')}</LinkButton>
          </>
        }
      />
    </Window>
  );
}

/** The wishes of a visitor are in the browser, so the server cannot render them. */
function UnknownWishes() {
  const t = useTexts('mfe-dashboard');
  return (
    <>
      <noscript>
        <Notice>
          <p>{t('wishes.noScript')}</p>
        </Notice>
      </noscript>
      <div className={styles.waiting}>{SKELETON}</div>
    </>
  );
}

const SKELETON = <Skeleton shape="box" width="100%" height="16rem" />;

/** Accepts any token: if a mail program changed the link, the refusal shows that no watch ended. */
const STOP = /^#stop=(.+)$/;

/** Ends the watch of a link in a mail without a press, and shows the result. */
function StoppedWatch() {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const token = STOP.exec(useLocation().hash)?.[1];
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: stopWatch,
    onSuccess: () => {
      // Removes the used token, so that nobody shares or repeats the link. The router would render the page again.
      history.replaceState(history.state, '', location.pathname + location.search);
      return queries.invalidateQueries({ predicate: ({ meta }) => meta?.authenticated === true });
    },
  });
  useEffect(() => {
    if (token !== undefined) mutate(token);
  }, [token, mutate]);
  if (error !== null) return <Notice tone="warning" title={errorText(error)} />;
  return isSuccess ? <Notice tone="good" title={t('wishes.watch.stopped')} /> : null;
}
