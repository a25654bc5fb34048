import { pageIcon } from './page-icon';

it.each([
  ['/', 'home'],
  ['/dashboard', 'user'],
  ['/dashboard/inventory', 'chest'],
  ['/rankings/gains', 'trend'],
  ['/rankings', 'crown'],
  ['/admin/logs/votes', 'scroll'],
  ['/admin', 'shield'],
  ['/a-page-of-another-team', 'page'],
])('the page %s has the sign %s', (path, icon) => {
  expect(pageIcon(path)).toBe(icon);
});
