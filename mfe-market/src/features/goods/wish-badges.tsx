import { parseMesos } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link } from '@portico/ui';
import { activeWishes, type Wish } from '../../shared/search/active-wishes';
import type { SearchView } from '../../shared/search/search-view';
import styles from './wish-badges.module.css';

export interface WishBadgesProps {
  view: SearchView;
  hrefWith: (patch: Partial<SearchView>) => string;
}

/** What a search asks for besides its term; each goes by a press. */
export function WishBadges({ view, hrefWith }: WishBadgesProps) {
  const t = useTexts('mfe-market');
  const textOf = useWishText(view);
  const wishes = activeWishes(view);
  if (wishes.length === 0) return null;
  return (
    <ul className={styles.badges} role="list">
      {wishes.map((wish) => (
        <li key={wish}>
          <Link
            className={styles.badge}
            href={hrefWith({ [wish]: '' })}
            aria-label={t('advanced.remove', { wish: textOf(wish) })}
          >
            <span>{textOf(wish)}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useWishText(view: SearchView): (wish: Wish) => string {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const price = (text: string) => {
    const mesos = parseMesos(text);
    return mesos === undefined ? text : number(mesos);
  };
  const texts = {
    type: () => (view.type === '' ? '' : t(`type.${view.type}`)),
    min: () => t('advanced.from', { price: price(view.min) }),
    max: () => t('advanced.to', { price: price(view.max) }),
    room: () => t('store.room', { room: view.room }),
  } satisfies Record<Wish, () => string>;
  return (wish) => texts[wish]();
}
