import { definePage } from '@portico/portal-kit';

export const itemSheetPage = definePage({
  path: '/single-test',
  lazy: () =>
    import(/* webpackChunkName: "item-sheet" */ './item-sheet-page').then((page) => page.ItemSheetPage),
  handle: {
    title: 'singleTest.title',
    description: 'singleTest.description',
    menu: { label: 'singleTest.title', icon: 'shield' },
  },
});
