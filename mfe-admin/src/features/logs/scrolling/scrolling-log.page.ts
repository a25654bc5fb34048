import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const scrollingLogPage = definePage({
  path: paths.scrollingLog,
  lazy: () =>
    import(/* webpackChunkName: "logs" */ './scrolling-log-page').then((page) => page.ScrollingLogPage),
  handle: { title: 'scrollingLog.meta.title', description: 'scrollingLog.meta.description' },
});
