import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const historyPage = definePage({
  path: paths.history,
  lazy: () => import(/* webpackChunkName: "history" */ './history-page').then((page) => page.HistoryPage),
  handle: {
    title: 'history.meta.title',
    description: 'history.meta.description',
    icon: 'scroll',
    menu: { label: 'history.meta.title' },
  },
});
