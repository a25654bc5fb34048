import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const pictureProbePage = definePage({
  path: paths.pngTest,
  lazy: () =>
    import(/* webpackChunkName: "picture-probe" */ './picture-probe-page').then(
      (page) => page.PictureProbePage,
    ),
  handle: {
    title: 'pngTest.title',
    description: 'pngTest.description',
    menu: { label: 'pngTest.title', icon: 'system' },
  },
});
