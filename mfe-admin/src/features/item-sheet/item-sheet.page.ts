import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const itemSheetPage = definePage({
  path: paths.singleTest,
  lazy: () =>
    import(/* webpackChunkName: "item-sheet" */ './item-sheet-page').then((page) => page.ItemSheetPage),
  handle: {
    title: 'singleTest.title',
    description: 'singleTest.description',
    menu: { label: 'singleTest.title', icon: 'shield' },
  },
});
