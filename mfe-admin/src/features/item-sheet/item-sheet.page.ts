import { definePage } from '@portico/portal-kit';

export const itemSheetPage = definePage({
  path: '/single-test',
  lazy: () =>
    import(/* webpackChunkName: "item-sheet" */ './item-sheet-page').then((page) => page.ItemSheetPage),
  handle: {
    title: 'itemSheet.title',
    description: 'itemSheet.description',
    icon: 'shield',
    menu: { label: 'itemSheet.title' },
  },
});
