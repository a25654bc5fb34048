import { definePage } from '@portico/portal-kit';

export const pictureProbePage = definePage({
  path: '/png-test',
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
