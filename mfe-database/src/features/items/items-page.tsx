import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { classNames, Skeleton } from '@portico/ui';
import { DatabaseHeader } from '../../shared/database-header';
import { useFocusAfterClose } from '../../shared/use-focus-after-close';
import { ActiveFilterBadges } from './advanced/active-filter-badges';
import { AdvancedResults } from './advanced/advanced-results';
import { EMPTY_SEARCH, type AdvancedSearch } from './advanced/advanced-state';
import { AdvancedToggle } from './advanced/advanced-toggle';
import { advancedPanel } from './advanced/lazy-advanced-panel';
import { FirstSteps } from './first-steps';
import { ItemsSearch } from './items-search';
import { advancedPatch, useItemsView, type ItemsLinks, type ItemsView } from './items-state';
import { MonsterResults, PopularItems, SearchResults } from './search-results';
import styles from './items-page.module.css';

/** In the chunk of an item's page: most visits of the list open none. */
const ItemPanel = lazy(async () => {
  const { ItemPanel: Panel } = await import(/* webpackChunkName: "item" */ './item-panel');
  return { default: Panel };
});

const MonsterDropList = lazy(async () => {
  const { MonsterDropList: List } = await import(
    /* webpackChunkName: "monster-drops" */ './monster-drop-list'
  );
  return { default: List };
});

export function ItemsPage() {
  const links = useItemsView();
  const { view, set } = links;
  const panelId = useId();
  // Undefined until it is opened for the first time; a draft stays while it is closed.
  const [choosing, setChoosing] = useState<boolean>();
  const isChoosing = choosing === true;
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const AdvancedPanel = advancedPanel();

  const close = () => {
    setChoosing(false);
    toggle.current?.focus();
  };
  const apply = (search: AdvancedSearch) => {
    const query = input.current?.value.trim() ?? '';
    set({ ...advancedPatch(search), query: query.length >= SEARCH_MIN_LENGTH ? query : '' });
    close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (isChoosing && event.key === 'Escape') close();
  };
  const start = startOf(view);
  return (
    <>
      <DatabaseHeader tab="items" />
      <ItemsSearch links={links} isLive={!isChoosing} inputRef={input}>
        <AdvancedToggle
          ref={toggle}
          panelId={panelId}
          isOpen={isChoosing}
          onToggle={() => setChoosing(!isChoosing)}
          onKeyDown={closeOnEscape}
          active={view.advanced}
        />
      </ItemsSearch>
      {choosing !== undefined && (
        <Suspense fallback={<Skeleton shape="box" width="100%" height="30rem" />}>
          <div hidden={!isChoosing}>
            <AdvancedPanel
              key={JSON.stringify(start)}
              id={panelId}
              start={start}
              onApply={apply}
              onClear={() => set(advancedPatch(null))}
              onKeyDown={closeOnEscape}
            />
          </div>
        </Suspense>
      )}
      <ActiveFilterBadges links={links} />
      <ListAndPanel links={links} isChoosing={isChoosing} />
    </>
  );
}

function ListAndPanel({ links, isChoosing }: { links: ItemsLinks; isChoosing: boolean }) {
  const { item } = links.view;
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterClose(list, item === 0 ? undefined : item);
  return (
    <div className={classNames(styles.columns, item !== 0 && styles.chosen, isChoosing && styles.choosing)}>
      <div ref={list} className={styles.list}>
        <Suspense fallback={<Skeleton shape="box" width="100%" height="24rem" />}>
          <LeftPanel links={links} />
        </Suspense>
      </div>
      <div className={styles.panel}>
        {item === 0 ? (
          <FirstSteps links={links} />
        ) : (
          <Suspense fallback={<Skeleton shape="box" width="100%" height="24rem" />}>
            <ItemPanel itemId={item} closeHref={links.hrefWith({ item: 0 })} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Drops of a chosen monster, or search results, or popular items. */
function LeftPanel({ links }: { links: ItemsLinks }) {
  const { advanced, mode, monster, query } = links.view;
  if (monster !== 0) return <MonsterDropList links={links} />;
  if (advanced !== null) return <AdvancedResults links={links} search={advanced} />;
  if (query === '') return <PopularItems links={links} />;
  return mode === 'monsters' ? <MonsterResults links={links} /> : <SearchResults links={links} />;
}

/** A draft begins with the active filters; where there are none, with the type that the list is narrowed to. */
function startOf({ advanced, type }: ItemsView): AdvancedSearch {
  if (advanced !== null) return advanced;
  return type === 'all' ? EMPTY_SEARCH : { ...EMPTY_SEARCH, itemTypes: [type] };
}
