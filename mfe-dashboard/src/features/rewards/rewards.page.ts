import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const rewardsPage = definePage({
  path: paths.rewards,
  lazy: () => import(/* webpackChunkName: "rewards" */ './rewards-page').then((page) => page.RewardsPage),
  handle: {
    title: 'rewards.meta.title',
    description: 'rewards.meta.description',
    icon: 'star',
    menu: { label: 'rewards.meta.title' },
  },
});
