import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const changeSetPage = definePage({
  path: paths.changeSet(':id'),
  lazy: () =>
    import(/* webpackChunkName: "change-sets" */ './change-set-page').then((page) => page.ChangeSetPage),
  handle: { title: 'changeSet.meta.title', description: 'changeSet.meta.description' },
});
