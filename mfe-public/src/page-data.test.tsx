import { callsAhead } from '@portico/testing/calls-ahead';
import { renderInPortal } from '@portico/testing/react';
import { waitFor } from '@testing-library/react';
import texts from './i18n/en.json' with { type: 'json' };
import remote from './remote';

/** Enough data of a player for the page to request the rest. */
const PLAYER = {
  id: 17,
  name: 'Mira',
  level: 1,
  job: 0,
  fame: 0,
  meso: 0,
  gender: 0,
  guildName: null,
  mapName: null,
  actualRank: null,
  fameRank: null,
  rankChange: null,
  neighbours: [],
  ironman_mode: 0,
};

/** A piece of news, below which the page requests more. */
const NEWS = {
  slug: '7-the-gates-are-open',
  kind: 'news',
  language: 'en',
  title: 'The gates are open',
  publishedAt: 0,
  time: null,
  isWeekly: false,
  html: '<p>Come in.</p>',
};

describe('data that comes with a page', () => {
  it.each([
    '/',
    '/?top=ironman',
    '/news',
    '/news?kind=event&page=2',
    '/news/7-the-gates-are-open',
    '/rankings',
    '/rankings?page=3&job=dawn-warrior&sort=fame&search=a%20b',
    '/rankings?mode=hardcore&sort=bosses',
    '/rankings?rank=137&sort=fame',
    '/rankings?mode=group-ironman&rank=9',
    '/rankings?mode=group-ironman&sort=total_level&page=2',
    '/features?tab=events&open=castle',
    '/download',
    '/login',
    '/register',
    '/player/17',
    '/player/17?range=1y',
    '/group/4',
    '/guild/4',
    '/rankings/guilds',
    '/rankings/guilds?sort=points&search=owl&page=2',
    '/rankings/gains',
    '/rankings/gains?period=month&sort=levels&page=2',
    '/dressing-room',
    '/dressing-room?cap=1002001&slot=weapon&search=wand&page=2',
  ])('is exactly what %s asks first', async (path) => {
    const { asked } = renderInPortal(<remote.Component />, {
      path,
      api: { '/api/rankings/17': PLAYER, '/api/news/7-the-gates-are-open': NEWS },
      texts: { 'mfe-public': texts },
    });
    await waitFor(() => expect(asked.toSorted()).toEqual(callsAhead(remote, path).toSorted()));
  });
});
