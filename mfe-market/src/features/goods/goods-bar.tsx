import { GOODS_SORTS, ITEM_TYPES, type GoodsSort } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';
import { ListBar, RoomSelect, SortSelect } from '../../shared/list-bar/list-bar';
import { GOODS_VIEW, type GoodsLinks, type SearchView } from '../../shared/search/search-view';
import { SourceLine, type Sourced } from '../../shared/source-line';

export interface GoodsBarProps {
  view: SearchView;
  /** The order while none is chosen. */
  defaultSort: GoodsSort;
  /** Undefined until it is known. */
  answer: (Sourced & { pagination: { total: number } }) | undefined;
  hrefWith: GoodsLinks['hrefWith'];
  onChange: GoodsLinks['set'];
}

export function GoodsBar({ view, defaultSort, answer, hrefWith, onChange }: GoodsBarProps) {
  const t = useTexts('mfe-market');
  const { search, min, max, type, room, sort } = view;
  const total = answer?.pagination.total;
  return (
    <ListBar
      heading={
        <>
          <h2>
            <span role="status">{total === undefined ? '\u00a0' : t('goods.count', { count: total })}</span>
          </h2>
          {answer && <SourceLine source={answer.source} asOf={answer.asOf} />}
        </>
      }
      keep={{ search, min, max, view: view.view === GOODS_VIEW ? '' : view.view }}
      activeCount={[type !== '', room !== '', sort !== defaultSort].filter(Boolean).length}
      view={view.view}
      hrefWith={hrefWith}
      filters={
        <>
          <SelectField
            label={t('advanced.type')}
            name="type"
            value={type}
            onChange={(value) => onChange({ type: value })}
            anyText={t('advanced.allTypes')}
            options={ITEM_TYPES.map((value) => ({ value, text: t(`type.${value}`) }))}
          />
          <RoomSelect room={room} onChange={(value) => onChange({ room: value })} />
          <SortSelect
            sorts={GOODS_SORTS.filter((one) => one !== 'relevance' || defaultSort === one)}
            sort={sort}
            defaultSort={defaultSort}
            textOf={(one) => t(`sort.${one}`)}
            onChange={(value) => onChange({ sort: value })}
          />
        </>
      }
    />
  );
}
