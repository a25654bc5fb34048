import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

/** Visitors may use the page too; their list is stored on the device. */
export const wishesPage = definePage({
  path: paths.wishes,
  lazy: () => import(/* webpackChunkName: "wishes" */ './wishes-page').then((page) => page.WishesPage),
  handle: {
    title: 'wishes.title',
    description: 'wishes.meta.description',
    icon: 'heart',
    index: false,
    navigation: { label: 'wishes.title', order: 58 },
  },
});
