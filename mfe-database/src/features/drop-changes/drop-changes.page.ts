import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { dropChangesQuery } from './drop-changes.queries';
import { dropChangesAt } from './drop-changes-state';

export const dropChangesPage = definePage({
  path: paths.dropChanges(),
  lazy: () =>
    import(/* webpackChunkName: "drop-changes" */ './drop-changes-page').then((page) => page.DropChangesPage),
  loader: ({ search }) => [dropChangesQuery(dropChangesAt(search))],
  handle: {
    title: 'dropChanges.meta.title',
    description: 'dropChanges.meta.description',
    keywords: 'dropChanges.meta.keywords',
    feed: '/api/drops/changes.atom',
    shownBy: 'drops.changelog',
  },
});
