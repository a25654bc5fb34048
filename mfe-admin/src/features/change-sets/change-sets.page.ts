import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const changeSetsPage = definePage({
  path: paths.changeSets,
  lazy: () =>
    import(/* webpackChunkName: "change-sets" */ './change-sets-page').then((page) => page.ChangeSetsPage),
  handle: {
    title: 'changeSets.meta.title',
    description: 'changeSets.meta.description',
    menu: { label: 'changeSets.title', icon: 'clock', group: 'game' },
  },
});
