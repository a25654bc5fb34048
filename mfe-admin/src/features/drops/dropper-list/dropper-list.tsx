import { ListPages } from '@portico/game-ui';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { DropTabs } from '../drop-tabs';
import type { DropsState } from '../drops-state';
import { DropperFilters } from './dropper-filters';
import { DropperRows, DropperRowsSkeleton } from './dropper-rows';
import { droppersQuery } from './droppers.queries';
import { MissingMonster } from './missing-monster';
import { NoDroppers } from './no-droppers';
import styles from './dropper-list.module.css';

/** Monsters or reactors, with the filters of the address. */
export function DropperList(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { view, hrefWith } = state;
  const query = useQuery(droppersQuery(view));
  const { total = 0, pages = 0 } = query.data?.pagination ?? {};
  return (
    <Window
      isFlush
      tabs={<DropTabs {...state} />}
      className={query.isPlaceholderData ? styles.waiting : undefined}
      footer={
        pages > 1 &&
        view.page <= pages && (
          <ListPages
            page={view.page}
            pages={pages}
            hrefFor={(page) => hrefWith({ page })}
            textOf={(text, numbers) =>
              text === 'label' ? t('drops.list.pages') : t(`pages.${text}`, numbers)
            }
          />
        )
      }
    >
      <DropperFilters key={view.table} {...state} />
      <p className={styles.count} role="status">
        {query.data &&
          !query.isPlaceholderData &&
          t(`drops.list.count.${view.table}`, { count: total, formatted: number(total) })}
      </p>
      <QueryStates
        query={query}
        errorTitle={t('drops.list.error')}
        skeleton={<DropperRowsSkeleton />}
        isEmpty={({ monsters }) => monsters.length === 0}
        empty={<NoDroppers {...state} />}
      >
        {({ monsters }) => <DropperRows droppers={monsters} state={state} />}
      </QueryStates>
      {view.table === 'monster' && <MissingMonster {...state} />}
    </Window>
  );
}
