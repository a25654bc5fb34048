import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const wzExplorerPage = definePage({
  path: paths.wzExplorer,
  lazy: () =>
    import(/* webpackChunkName: "wz-explorer" */ './wz-explorer-page').then((page) => page.WzExplorerPage),
  handle: {
    title: 'wzExplorer.title',
    description: 'wzExplorer.description',
    menu: { label: 'wzExplorer.title', icon: 'search' },
  },
});
