import { SEARCH_MIN_LENGTH, ITEM_TYPES, WEAPON_TYPES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { classNames, Skeleton, LinkButton, Window, SegmentedLinks, SelectField } from '@portico/ui';
import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { paths } from '../../paths';
import { DatabaseHeader } from '../../shared/lists/database-header';
import { LiveSearch } from '../../shared/lists/filters/live-search';
import { useFocusAfterClose } from '../../shared/lists/use-focus-after';
import {
  EMPTY_SEARCH,
  type AdvancedSearch,
  ADVANCED_DEFAULTS,
  writeAdvanced,
} from './advanced/advanced-state';
import { ActiveFilterBadges, AdvancedToggle } from './advanced/advanced-toggle';
import { advancedPanel, AdvancedResults } from './advanced/lazy-advanced';
import styles from './items-page.module.css';
import { advancedPatch, useItemsView, type ItemsLinks, type ItemsView } from './items-state';
import { MonsterResults, PopularItems, SearchResults } from './search-results';
import { itemTypeText } from '@portico/portal-kit/game-words';

/** In the chunk of the item page, because most visits of the list open no item. */
const ItemPanel = lazy(async () => {
  const { ItemPanel: Panel } = await import(/* webpackChunkName: "item" */ './item-page');
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
  // Undefined until the panel is opened for the first time; a draft survives closing it.
  const [choosing, setChoosing] = useState<boolean>();
  const isChoosing = choosing === true;
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const AdvancedPanel = advancedPanel.get();

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

/** A draft starts with the active filters, or else with the list's type. */
function startOf({ advanced, type }: ItemsView): AdvancedSearch {
  if (advanced !== null) return advanced;
  return type === 'all' ? EMPTY_SEARCH : { ...EMPTY_SEARCH, itemTypes: [type] };
}

function FirstSteps({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  return (
    <Window as="aside" title={t('item.select.title')}>
      <p className={styles.lead}>{t('item.select.text')}</p>
      <p className={styles.steps}>
        <LinkButton href={links.advancedHref({ ...EMPTY_SEARCH, searchMode: 'items' })}>
          {t('advanced.mode.items')}
        </LinkButton>
        <LinkButton href={paths.databaseTab('monsters')}>{t('advanced.mode.monsters')}</LinkButton>
      </p>
      <h3 className={styles.heading}>{t('item.select.weapons')}</h3>
      <p className={styles.steps}>
        {WEAPON_TYPES.map((type) => (
          <LinkButton key={type} size="small" href={paths.weapons(type)}>
            {t(`advanced.weapon.${type}`)}
          </LinkButton>
        ))}
      </p>
    </Window>
  );
}

interface ItemsSearchProps {
  links: ItemsLinks;
  /** False while advanced filters are being chosen: then only Enter searches. */
  isLive: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Content after the fields: the button for more filters. */
  children: ReactNode;
}

/** Search and type are one form, so that both are sent without scripts. */
const FORM = 'items-filter';

function ItemsSearch({ links, isLive, inputRef, children }: ItemsSearchProps) {
  const t = useTexts('mfe-database');
  const { view, hrefWith, set, modeHref } = links;
  const isForMonsters = view.mode === 'monsters';
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        className={styles.modes}
        label={t('mode.label')}
        items={(['items', 'monsters'] as const).map((mode) => ({
          key: mode,
          href: modeHref(mode),
          text: t(`mode.${mode}`),
          isCurrent: mode === view.mode,
        }))}
      />
      <LiveSearch
        key={view.mode}
        id={FORM}
        className={styles.search}
        name="query"
        label={t(isForMonsters ? 'monsterSearch.search.label' : 'search.label')}
        placeholder={t(isForMonsters ? 'monsterSearch.search.placeholder' : 'search.placeholder')}
        value={view.query}
        keep={kept(view)}
        clearHref={hrefWith({ query: '', monster: 0 })}
        isLive={isLive}
        inputRef={inputRef}
        onSearch={(query, options) => set({ query, monster: 0 }, options)}
      />
      <div className={styles.narrow}>
        {!isForMonsters && view.advanced === null && (
          <SelectField
            className={styles.type}
            label={t('type.label')}
            isLabelHidden
            name="type"
            form={FORM}
            value={sent(view.type)}
            options={(['all', ...ITEM_TYPES] as const).map((value) => ({
              value: sent(value),
              text: value === 'all' ? t('type.all') : itemTypeText(value),
            }))}
            onChange={(type) => set({ type })}
          />
        )}
        {children}
      </div>
    </div>
  );
}

/** Sends nothing for the default, which every address leaves out. */
function sent(type: ItemsView['type']): string {
  return type === 'all' ? '' : type;
}

/** Parameters that the form keeps without scripts. */
function kept({ mode, advanced }: ItemsView): Record<string, string> {
  const parameters = advanced === null ? ADVANCED_DEFAULTS : writeAdvanced(advanced);
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  return { ...(mode === 'monsters' && { mode }), ...Object.fromEntries(filled) };
}
