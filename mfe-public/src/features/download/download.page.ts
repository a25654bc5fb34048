import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const downloadPage = definePage({
  path: paths.download,
  lazy: () => import(/* webpackChunkName: "download" */ './download-page').then((page) => page.DownloadPage),
  data: ['/api/guide/download'],
  handle: {
    title: 'download.meta.title',
    description: 'download.meta.description',
    keywords: 'download.meta.keywords',
    navigation: { label: 'download.navigation', order: 55 },
  },
});
