import { DROP_SET_STATES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { SearchLinks } from '@portico/portal-kit';
import { FilterBadges, SearchField, SegmentedLinks } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeSetsView } from '../../shared/drops/change-sets.queries';
import { itemSearchQuery } from '../../shared/drops/drops.queries';
import { ItemField } from '../../shared/drops/item-field';
import styles from './drop-sets.module.css';

export function DropSetsFilter({ view, hrefWith, set }: SearchLinks<ChangeSetsView>) {
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState('');
  const choices = [undefined, ...DROP_SET_STATES];
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('dropSets.filter.state')}
        items={choices.map((state) => ({
          key: state ?? 'all',
          href: hrefWith({ state: state ?? '' }),
          text: t(`dropSets.filter.${state ?? 'all'}`),
          isCurrent: state === view.state,
        }))}
      />
      <SearchField
        className={styles.field}
        name="dropper"
        label={t('dropSets.filter.dropper')}
        placeholder={t('dropSets.filter.dropper')}
        defaultValue={view.dropper === undefined ? '' : String(view.dropper)}
        maxLength={10}
        onSearch={(text) => set({ dropper: Number(text) })}
        clearHref={hrefWith({ dropper: '' })}
        texts={{ submit: t('dropSets.filter.find'), clear: t('dropSets.filter.clear') }}
      />
      <ItemField
        isCompact
        className={styles.field}
        label={t('dropSets.filter.item')}
        value={typed}
        onType={setTyped}
        onChoose={({ id }) => {
          setTyped('');
          set({ item: id });
        }}
      />
      <Active view={view} hrefWith={hrefWith} />
    </div>
  );
}

function Active({
  view: { dropper: dropperId, item: itemId },
  hrefWith,
}: Pick<SearchLinks<ChangeSetsView>, 'view' | 'hrefWith'>) {
  const t = useTexts('mfe-admin');
  const item = useQuery({ ...itemSearchQuery(String(itemId)), enabled: itemId !== undefined });
  const name = item.data?.find(({ id }) => id === itemId)?.name ?? `#${itemId}`;
  const badges = [
    {
      key: 'dropper',
      id: dropperId,
      text: t('dropSets.filter.ofDropper', { id: String(dropperId) }),
      to: hrefWith({ dropper: '' }),
    },
    { key: 'item', id: itemId, text: name, to: hrefWith({ item: '' }) },
  ]
    .filter(({ id }) => id !== undefined)
    .map(({ key, text, to }) => ({
      key,
      text,
      removeText: t('dropSets.filter.remove', { filter: text }),
      removeHref: to,
    }));
  if (badges.length === 0) return null;
  return <FilterBadges label={t('dropSets.filter.active')} badges={badges} className={styles.active} />;
}
