import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const dropChangesPage = definePage({
  path: paths.dropChanges(),
  lazy: () =>
    import(/* webpackChunkName: "drop-changes" */ './drop-changes-page').then((page) => page.DropChangesPage),
  data: [
    { get: '/api/drops/changes?limit=10&changes=12{?page}', when: { set: '', item: '', monster: '' } },
    { get: '/api/drops/changes?limit=10&changes=12&itemId={item}{?page}', when: { set: '', monster: '' } },
    { get: '/api/drops/changes?limit=10&changes=12&monsterId={monster}{?page}', when: { set: '', item: '' } },
    {
      get: '/api/drops/changes?limit=10&changes=12&itemId={item}&monsterId={monster}{?page}',
      when: { set: '' },
    },
    '/api/drops/changes?setId={set}',
  ],
  handle: {
    title: 'dropChanges.meta.title',
    description: 'dropChanges.meta.description',
    keywords: 'dropChanges.meta.keywords',
    feed: '/api/drops/changes.atom',
    shownBy: 'drops.changelog',
  },
});
