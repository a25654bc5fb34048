import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const changeSetsPage = definePage({
  path: paths.changeSets,
  lazy: () =>
    import(/* webpackChunkName: "change-sets" */ './change-sets-page').then((page) => page.ChangeSetsPage),
  handle: adminHandle('changeSets', 'clock', 'game'),
});

export const changeSetPage = definePage({
  path: paths.changeSet(':id'),
  lazy: () =>
    import(/* webpackChunkName: "change-sets" */ './change-set-page').then((page) => page.ChangeSetPage),
  handle: { title: 'changeSet.meta.title', description: 'changeSet.meta.description' },
});
