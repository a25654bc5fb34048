import { useTexts } from '@portico/i18n';
import { LinkButton, EmptyState, FilterBadges, SegmentedLinks } from '@portico/ui';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { type SearchLinks, useSearch, linkChoices } from '@portico/portal-kit';
import { ListSearch, ListWindow } from '@portico/portal-kit/list';
import { useQuery } from '@tanstack/react-query';
import {
  changeSetsQuery,
  changeSetsSearch,
  type ChangeSetsView,
} from '../../shared/drops/change-sets.queries';
import { useChangeSetColumns } from './change-set-columns';
import { DROP_SET_STATES } from '@portico/domain';
import { useState } from 'react';
import { itemSearchQuery } from '../../shared/drops/drops.queries';
import { ItemField } from '../../shared/drops/item-field';
import styles from './change-sets-page.module.css';

export function ChangeSetsPage() {
  const t = useTexts('mfe-admin');
  const state = useSearch(changeSetsSearch);
  const { view, hrefWith } = state;
  const filters = [view.state, view.dropper, view.item];
  const isNarrowed = filters.some((one) => one !== undefined) || view.page > 1;
  const none = isNarrowed ? 'none' : 'nothing';
  return (
    <>
      <AdminHeader
        eyebrow={t('drops.title')}
        title={t('changeSets.title')}
        lead={t('changeSets.lead')}
        actions={
          <LinkButton href={paths.drops} icon="chest">
            {t('changeSets.editor')}
          </LinkButton>
        }
      />
      <ListWindow
        title={t('changeSets.list')}
        icon="clock"
        query={useQuery(changeSetsQuery(view))}
        list={({ sets, pagination }) => ({ ...pagination, rows: sets })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(total) => t('changeSets.total', total)}
        filters={<ChangeSetsFilter {...state} />}
        errorTitle={t('changeSets.error')}
        empty={
          <EmptyState
            title={t(`changeSets.${none}.title`)}
            hint={t(`changeSets.${none}.text`)}
            actions={
              isNarrowed ? (
                <LinkButton href={hrefWith({ state: '', dropper: '', item: '', page: 1 })}>
                  {t('changeSets.none.action')}
                </LinkButton>
              ) : (
                <LinkButton href={paths.drops}>{t('changeSets.editor')}</LinkButton>
              )
            }
          />
        }
        columns={useChangeSetColumns()}
        rowKey={({ id }) => id}
        density="comfortable"
      />
    </>
  );
}

function ChangeSetsFilter({ view, hrefWith, set }: SearchLinks<ChangeSetsView>) {
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState('');
  const { dropper: dropperId, item: itemId } = view;
  const item = useQuery({ ...itemSearchQuery(String(itemId)), enabled: itemId !== undefined });
  const name = item.data?.find(({ id }) => id === itemId)?.name ?? `#${itemId}`;
  const badge = (key: 'dropper' | 'item', text: string) => ({
    key,
    text,
    removeText: t('changeSets.filter.remove', { filter: text }),
    removeHref: hrefWith({ [key]: '' }),
  });
  const badges = [
    ...(dropperId === undefined
      ? []
      : [badge('dropper', t('changeSets.filter.ofDropper', { id: String(dropperId) }))]),
    ...(itemId === undefined ? [] : [badge('item', name)]),
  ];
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('changeSets.column.state')}
        items={linkChoices({ view, hrefWith }, 'state', [undefined, ...DROP_SET_STATES], (state) =>
          t(`changeSets.filter.${state ?? 'all'}`),
        )}
      />
      <ListSearch
        className={styles.field}
        name="dropper"
        label={t('changeSets.filter.dropper')}
        defaultValue={view.dropper === undefined ? '' : String(view.dropper)}
        maxLength={10}
        onSearch={(text) => set({ dropper: Number(text) })}
        clearHref={hrefWith({ dropper: '' })}
      />
      <ItemField
        isCompact
        className={styles.field}
        label={t('changeSets.filter.item')}
        value={typed}
        onType={setTyped}
        onChoose={({ id }) => {
          setTyped('');
          set({ item: id });
        }}
      />
      {badges.length > 0 && (
        <FilterBadges label={t('changeSets.filter.active')} badges={badges} className={styles.active} />
      )}
    </div>
  );
}
