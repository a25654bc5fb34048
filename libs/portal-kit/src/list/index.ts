export { dataColumn, useNumberColumn } from './columns';
export { ListFilters } from './list-filters';
export { ListSearch, LiveListSearch } from './list-search';
export { ListPager, type ListPagerProps } from './list-pager';
export { type ListPage, ListWindow, type ListWindowProps } from './list-window';
export { TableWindow, type TableWindowProps } from './table-window';
