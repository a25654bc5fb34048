import { definePage } from '@portico/portal-kit';

export const pictureProbePage = definePage({
  path: '/png-test',
  lazy: () =>
    import(/* webpackChunkName: "picture-probe" */ './picture-probe-page').then(
      (page) => page.PictureProbePage,
    ),
  handle: {
    title: 'pictureProbe.title',
    description: 'pictureProbe.description',
    icon: 'system',
    menu: { label: 'pictureProbe.title' },
  },
});
