import { kitText } from '@portico/portal-kit';
import { FilterSheet, type FilterSheetProps } from '@portico/ui';

/** The filters of a list: in place, or on phones behind one button with the number of active filters. */
export function ListFilters(props: Omit<FilterSheetProps, 'texts'>) {
  const { activeCount: count } = props;
  return (
    <FilterSheet
      {...props}
      texts={{
        open: kitText('kit.list.filters'),
        active: kitText('kit.list.filtersOn', { count }),
        close: kitText('kit.close'),
        done: kitText('kit.list.toResults'),
      }}
    />
  );
}
