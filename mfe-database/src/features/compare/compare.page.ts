import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import {
  comparedItemsQuery,
  comparedMonstersQuery,
  comparedPlayersQuery,
  compareSearch,
  comparisonOf,
} from './compare.queries';

export const comparePage = definePage({
  path: paths.compare,
  lazy: () => import(/* webpackChunkName: "compare" */ './compare-page').then((page) => page.ComparePage),
  search: compareSearch,
  loader: ({ search }) => {
    const { kind, ids } = comparisonOf(search);
    if (kind === 'players') return [comparedPlayersQuery(ids)];
    return [kind === 'items' ? comparedItemsQuery(ids) : comparedMonstersQuery(ids)];
  },
  handle: {
    ...pageWords('compare.meta'),
    icon: 'sort',
    keywords: 'database.meta.keywords',
  },
});
