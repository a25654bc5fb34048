import { definePage } from '@portico/portal-kit';

export const wzExplorerPage = definePage({
  path: '/wz-explorer',
  lazy: () =>
    import(/* webpackChunkName: "wz-explorer" */ './wz-explorer-page').then((page) => page.WzExplorerPage),
  handle: {
    title: 'wzExplorer.title',
    description: 'wzExplorer.description',
    icon: 'search',
    menu: { label: 'wzExplorer.title' },
  },
});
