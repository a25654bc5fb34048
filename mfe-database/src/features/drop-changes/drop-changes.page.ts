import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { dropChangesQuery, dropChangesSearch } from './drop-changes.queries';

export const dropChangesPage = definePage({
  path: paths.dropChanges(),
  lazy: () =>
    import(/* webpackChunkName: "drop-changes" */ './drop-changes-page').then((page) => page.DropChangesPage),
  search: dropChangesSearch,
  loader: ({ search }) => [dropChangesQuery(search)],
  handle: {
    ...pageWords('dropChanges.meta'),
    icon: 'edit',
    feed: '/api/drops/changes.atom',
    shownBy: 'drops.changelog',
  },
});
