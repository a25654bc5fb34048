import { examplePage, exampleRemote } from '@portico/contract/example';
import { renderHook } from '@testing-library/react';
import { startRegistry } from '../registry/registry-store';
import { usePageIcon } from './page-icon';

it.each([
  ['/market', 'store', 'the icon that its remote declares'],
  ['/market/search', 'page', 'a sheet, because the remote declares none'],
  ['/market/auctions', 'page', 'a sheet, because this shell has no such icon'],
  ['/elsewhere', 'page', 'a sheet, because no remote has the page'],
])('the page %s has the icon %s: %s', (path, icon) => {
  const pages = [
    { ...examplePage('/market'), icon: 'store' },
    examplePage('/market/search'),
    { ...examplePage('/market/auctions'), icon: 'gavel' },
  ];
  startRegistry({ contract: 1, language: 'en', remotes: [exampleRemote('mfe-market', pages)] });
  expect(renderHook(() => usePageIcon()).result.current(path)).toBe(icon);
});
