import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { downloadQuery } from '../../shared/game-download.queries';

export const downloadPage = definePage({
  path: paths.download,
  lazy: () => import(/* webpackChunkName: "download" */ './download-page').then((page) => page.DownloadPage),
  loader: () => [downloadQuery()],
  handle: {
    title: 'download.meta.title',
    description: 'download.meta.description',
    keywords: 'download.meta.keywords',
    navigation: { label: 'download.navigation', order: 55 },
  },
});
