import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const rankingsPage = definePage({
  path: paths.rankings,
  lazy: () => import(/* webpackChunkName: "rankings" */ './rankings-page').then((page) => page.RankingsPage),
  data: [
    { get: '/api/rankings{?page,job,sort,search,rank}', when: { mode: '' } },
    { get: '/api/rankings?mode=regular{?page,job,sort,search,rank}', when: { mode: 'regular' } },
    { get: '/api/rankings?mode=hardcore{?page,job,sort,search,rank}', when: { mode: 'hardcore' } },
    {
      get: '/api/rankings?mode=hardcore-fallen{?page,job,sort,search,rank}',
      when: { mode: 'hardcore-fallen' },
    },
    { get: '/api/rankings/group-ironman{?page,sort,rank}', when: { mode: 'group-ironman' } },
  ],
  handle: {
    title: 'rankings.meta.title',
    description: 'rankings.meta.description',
    keywords: 'rankings.meta.keywords',
    card: 'page/rankings',
    navigation: { label: 'rankings.navigation', order: 20 },
  },
});
