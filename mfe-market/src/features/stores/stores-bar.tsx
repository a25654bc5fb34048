import { STORE_SORTS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ListBar } from '../../shared/list-bar/list-bar';
import { RoomSelect } from '../../shared/list-bar/room-select';
import { SortSelect } from '../../shared/list-bar/sort-select';
import { SourceLine } from '../../shared/source-line';
import type { StoresAnswer, StoresLinks } from './stores.queries';

export interface StoresBarProps extends StoresLinks {
  answer: StoresAnswer;
}

export function StoresBar({ answer, view, hrefWith, set }: StoresBarProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const { total } = answer.pagination;
  return (
    <ListBar
      heading={
        <>
          <h2>{t('stores.list.count', { count: total, formatted: number(total) })}</h2>
          <SourceLine source={answer.source} asOf={answer.asOf} />
        </>
      }
      keep={{ show: view.show, view: view.view === 'grid' ? '' : view.view }}
      activeCount={[view.room !== '', view.sort !== 'items'].filter(Boolean).length}
      view={view.view}
      hrefWith={hrefWith}
      filters={
        <>
          <RoomSelect room={view.room} rooms={answer.rooms} onChange={(room) => set({ room })} />
          <SortSelect
            sorts={STORE_SORTS}
            sort={view.sort}
            defaultSort="items"
            textOf={(sort) => t(`stores.sort.${sort}`)}
            onChange={(sort) => set({ sort })}
          />
        </>
      }
    />
  );
}
