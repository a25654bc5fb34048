import { render, screen, fireEvent } from '@testing-library/react';
import { ExternalLink, Link, LinkProvider, type LinkProps, isPlainClick } from './link';

it('is a plain link outside a provider', () => {
  render(<Link href="/rankings">Rankings</Link>);
  expect(screen.getByRole('link', { name: 'Rankings' })).toHaveAttribute('href', '/rankings');
});

it('becomes the link of the provider, which never gets links that leave the portal', () => {
  const Routed = ({ href, children }: LinkProps) => <a href={`/he${href}`}>{children}</a>;
  render(
    <LinkProvider component={Routed}>
      <Link href="/market">Market</Link>
      <ExternalLink href="https://forum.example">Forum</ExternalLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/he/market');
  expect(screen.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', 'https://forum.example');
});

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('tells a click that stays in this tab: %o', (press, expected) => {
  const seen: boolean[] = [];
  render(<button onClick={(event) => seen.push(isPlainClick(event))}>Go</button>);
  fireEvent.click(screen.getByRole('button'), press);
  expect(seen).toEqual([expected]);
});
