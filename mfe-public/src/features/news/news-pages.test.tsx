import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { NewsItemPage } from './news-item-page';
import { NewsPage } from './news-page';

const NOW = Date.now();

const ITEM = {
  id: 7,
  slug: '7-the-gates-are-open',
  kind: 'news',
  language: 'en',
  title: 'The gates are open',
  excerpt: 'Come in.',
  publishedAt: NOW - DAY_MS,
  changedAt: NOW,
  isPinned: false,
  isWeekly: false,
  time: null,
  html: '<p>Come <strong>in</strong>.</p>',
};

const at = (start: number) => ({ startsAt: NOW + start * HOUR_MS, endsAt: NOW + (start + 2) * HOUR_MS });
const event = (id: number, start: number) => ({
  ...ITEM,
  id,
  kind: 'event',
  title: `Event ${id}`,
  time: at(start),
});

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(
    <Routes>
      <Route path="/news" element={<NewsPage />} />
      <Route path="/news/:slug" element={<NewsItemPage />} />
    </Routes>,
    { path, api, texts: { 'mfe-public': texts } },
  );
}

const listOf = (...news: object[]) => ({
  news,
  pagination: { page: 1, limit: 10, total: news.length, pages: 1 },
});

describe('the list of news', () => {
  it('says of each event whether it comes, runs or is over', async () => {
    open('/news', { '/api/news': listOf(ITEM, event(1, 5), event(2, -1), event(3, -5)) });
    const phases = [/in 5 hours/, /Happening now/, /^Over$/];
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(4);
    for (const [index, phase] of phases.entries())
      expect(within(cards[index + 1] as HTMLElement).getByText(phase)).toBeInTheDocument();
    expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', `/news/${ITEM.slug}`);
  });

  it('has a feed and a calendar, and shows one kind by its address', async () => {
    open('/news?kind=event', { '/api/news?kind=event': listOf() });
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Atom feed' })).toHaveAttribute(
      'href',
      '/api/news/news.atom?language=en',
    );
    expect(screen.getByRole('link', { name: /^Calendar/ })).toHaveAttribute(
      'href',
      '/api/news/events.ics?language=en',
    );
  });
});

describe('a piece of news', () => {
  it('is read as its owner wrote it', async () => {
    open(`/news/${ITEM.slug}`, { [`/api/news/${ITEM.slug}`]: ITEM });
    expect(await screen.findByRole('heading', { level: 1, name: ITEM.title })).toBeInTheDocument();
    expect(screen.getByText('in').tagName).toBe('STRONG');
    expect(screen.queryByText(/no translation/)).not.toBeInTheDocument();
  });

  it('says in which language it was written where that is not the language of the page', async () => {
    open('/news/7', { '/api/news/7': { ...ITEM, language: 'he', title: 'השער פתוח' } });
    expect(await screen.findByText(/Written in עברית/)).toBeInTheDocument();
    expect(screen.getByText('in').closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('השער פתוח')).toHaveAttribute('lang', 'he');
  });

  it('leads on to the next event and to other news', async () => {
    const other = { ...ITEM, id: 8, slug: '8-the-lamps', title: 'The lamps' };
    open(`/news/${ITEM.slug}`, {
      [`/api/news/${ITEM.slug}`]: ITEM,
      '/api/news/front': { news: [ITEM, other], next: { ...event(9, 5), slug: '9-a-race' } },
    });
    const more = await screen.findByRole('region', { name: 'More news' });
    expect(
      within(more)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Event 9', 'The lamps']);
  });

  it('that is not there leads to the others', async () => {
    const missing = new ApiFailure(404, { code: 'news.not_found', msg: 'Not here', requestId: 'r' });
    open('/news/8', { '/api/news/8': missing });
    expect(await screen.findByText('News not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All news and events' })).toHaveAttribute('href', '/news');
  });
});
