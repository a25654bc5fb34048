import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { downloadQuery } from '../../shared/game-download.queries';
import { programQuery } from './features.queries';

export const featuresPage = definePage({
  path: paths.features,
  lazy: () => import(/* webpackChunkName: "features" */ './features-page').then((page) => page.FeaturesPage),
  loader: () => [programQuery(), downloadQuery()],
  handle: {
    ...pageWords('features.meta'),
    icon: 'star',
    shownBy: 'guide.isOn',
    navigation: { label: 'features.navigation', order: 50 },
  },
});
