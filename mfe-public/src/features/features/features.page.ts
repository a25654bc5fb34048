import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const featuresPage = definePage({
  path: paths.features,
  lazy: () => import(/* webpackChunkName: "features" */ './features-page').then((page) => page.FeaturesPage),
  data: ['/api/guide/program', '/api/guide/download'],
  handle: {
    title: 'features.meta.title',
    description: 'features.meta.description',
    keywords: 'features.meta.keywords',
    shownBy: 'guide.isOn',
    navigation: { label: 'features.navigation', order: 50 },
  },
});
