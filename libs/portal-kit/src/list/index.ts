export { columnsOf, optionalColumn, useNumberColumn } from './columns';
export { TableWindow, type TableWindowProps } from './table-window';
export { ListFilters, ListSearch, LiveListSearch, selectChoices } from './list-filters';
export { useFocusOnRest } from './use-focus-on-rest';
export { ListPager, type ListPagerProps } from './list-pager';
export { ListTable, type ListTableProps } from './list-table';
export { type ListPage, ListWindow, type ListWindowProps } from './list-window';
