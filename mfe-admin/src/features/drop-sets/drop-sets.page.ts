import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const dropSetsPage = definePage({
  path: paths.dropSets,
  lazy: () =>
    import(/* webpackChunkName: "drop-sets" */ './drop-sets-page').then((page) => page.DropSetsPage),
  handle: {
    title: 'dropSets.meta.title',
    description: 'dropSets.meta.description',
    menu: { label: 'dropSets.title', icon: 'clock', group: 'game' },
  },
});
