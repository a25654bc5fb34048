import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { downloadQuery } from '../../shared/game-download.queries';

export const downloadPage = definePage({
  path: paths.download,
  lazy: () => import(/* webpackChunkName: "download" */ './download-page').then((page) => page.DownloadPage),
  loader: () => [downloadQuery()],
  handle: {
    ...pageWords('download.meta'),
    icon: 'download',
    navigation: { label: 'download.navigation', order: 59 },
  },
});
