import { examplePage, exampleRemote } from '@portico/contract/example';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { AreaFrame } from './area-frame';

const handle = (label: string) => ({
  title: label,
  description: label,
  icon: 'user' as const,
  menu: { label },
});

it('has tabs of the pages that the visitor may open', () => {
  const registry = {
    contract: 1,
    language: 'en' as const,
    remotes: [
      exampleRemote('mfe-market', [
        examplePage('/market'),
        examplePage('/market/books', { permission: 'admin' }),
      ]),
    ],
  };
  const pages = ['/market', '/market/books', '/market/gone'].map((path) => ({
    path,
    handle: handle(path),
    Component: () => null,
  }));
  renderInPortal(<AreaFrame namespace="mfe-market" className="wide" label="Market" pages={pages} />, {
    path: '/market',
    texts: { 'mfe-market': Object.fromEntries(pages.map(({ path }) => [path, path])) },
    portal: { registry },
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/market']);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('navigation')).toHaveClass('wide');
});
