import { GOODS_SORTS, ITEM_TYPES, type GoodsSort } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';
import { ListBar, RoomSelect, SortSelect } from '../../shared/list-bar/list-bar';
import { searchParams, type GoodsLinks, type SearchView } from '../../shared/search/search-view';
import { SourceLine, type Sourced } from '../../shared/source-line';
import { itemTypeText } from '@portico/portal-kit/game-words';

export interface GoodsBarProps {
  view: SearchView;
  /** The order while the reader has chosen none. */
  defaultSort: GoodsSort;
  /** Undefined until the answer arrives. */
  answer: (Sourced & { pagination: { total: number } }) | undefined;
  hrefWith: GoodsLinks['hrefWith'];
  onChange: GoodsLinks['set'];
}

export function GoodsBar({ view, defaultSort, answer, hrefWith, onChange }: GoodsBarProps) {
  const t = useTexts('mfe-market');
  const { type, room, sort } = view;
  const total = answer?.pagination.total;
  return (
    <ListBar
      heading={
        <>
          <h2>
            <span role="status">{total === undefined ? '\u00a0' : t('item.count', { count: total })}</span>
          </h2>
          {answer && <SourceLine source={answer.source} asOf={answer.asOf} />}
        </>
      }
      keep={searchParams(view, ['type', 'room', 'sort', 'page'])}
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
            options={ITEM_TYPES.map((value) => ({ value, text: itemTypeText(value) }))}
          />
          <RoomSelect room={room} onChange={(value) => onChange({ room: value })} />
          <SortSelect
            sorts={sortsOf(view, defaultSort)}
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

/** Relevance needs a search term, and the sum needs weights. */
function sortsOf({ sum }: SearchView, defaultSort: GoodsSort): GoodsSort[] {
  return GOODS_SORTS.filter(
    (one) => (one !== 'relevance' || defaultSort === one) && (one !== 'sum_desc' || sum !== ''),
  );
}
