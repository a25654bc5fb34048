import type { ReactNode, RefObject } from 'react';
import { ITEM_TYPES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SegmentedLinks, SelectField } from '@portico/ui';
import { LiveSearch } from '../../shared/live-search';
import { ADVANCED_DEFAULTS, writeAdvanced } from './advanced/advanced-state';
import type { ItemsLinks, ItemsView } from './items-state';
import styles from './items-page.module.css';

export interface ItemsSearchProps {
  links: ItemsLinks;
  /** False while the advanced filters are being chosen: then Enter alone searches. */
  isLive: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Behind the fields: the way to more filters. */
  children: ReactNode;
}

/** The search and the type are one form: without scripts both are sent. */
const FORM = 'items-filter';

export function ItemsSearch({ links, isLive, inputRef, children }: ItemsSearchProps) {
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
              text: t(`type.${value}`),
            }))}
            onChange={(type) => set({ type })}
          />
        )}
        {children}
      </div>
    </div>
  );
}

/** The default is sent as nothing, as it is left out of every other address. */
function sent(type: ItemsView['type']): string {
  return type === 'all' ? '' : type;
}

/** Fields that the form keeps without scripts. */
function kept({ mode, advanced }: ItemsView): Record<string, string> {
  const parameters = advanced === null ? ADVANCED_DEFAULTS : writeAdvanced(advanced);
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  return { ...(mode === 'monsters' && { mode }), ...Object.fromEntries(filled) };
}
