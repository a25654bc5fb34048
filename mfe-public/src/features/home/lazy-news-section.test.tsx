import { renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { LazyNewsSection } from './lazy-news-section';
import { FRONT_NEWS, NO_NEWS } from './test/home-data';

const FRONT = '/api/news/front';

let comeNear: () => void;

/** jsdom has no viewport, so nothing comes near it. */
class Scrolled extends EventTarget implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(tell: IntersectionObserverCallback) {
    super();
    comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function open(news: unknown) {
  globalThis.IntersectionObserver = Scrolled;
  comeNear = () => undefined;
  return renderInPortal(<LazyNewsSection />, {
    path: '/',
    api: { [FRONT]: news },
    texts: { 'mfe-public': texts },
  });
}

it('has no place where the owner wrote nothing', async () => {
  const { asked, container } = open(NO_NEWS);
  await waitFor(() => expect(asked).toEqual([FRONT]));
  expect(container).toBeEmptyDOMElement();
});

it('tells the newest news and when the next event begins, once somebody has scrolled near', async () => {
  const { container } = open(FRONT_NEWS);
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await waitFor(() => {
    comeNear();
    expect(screen.getByRole('region', { name: 'News' })).toBeInTheDocument();
  });
  const news = within(screen.getByRole('region', { name: 'News' }));
  expect(news.getByRole('link', { name: /The gates are open$/ })).toHaveAttribute(
    'href',
    '/news/7-the-gates-are-open',
  );
  expect(news.getByText('השער פתוח')).toHaveAttribute('lang', 'he');
  expect(news.getByRole('link', { name: 'Double experience' })).toHaveAttribute('href', '/news/9-double');
  expect(news.getByText('in 3 hours')).toBeInTheDocument();
  expect(news.getByText(/^Server time: .* · every week$/)).toBeInTheDocument();
});
