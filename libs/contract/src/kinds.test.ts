import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_KINDS, CARD_KINDS, PICTURE_KINDS, SEARCH_KINDS, SITEMAP_KINDS } from './kind-lists.js';
import { addressOf, isPictured, KIND_ROUTES, KINDS, pictureAddress } from './kinds.js';
import { matchPage, remoteForPath } from './routes.js';
import { portalJsonSchema } from './schema.js';

const ROOT = join(import.meta.dirname, '../../..');

const REMOTES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => portalJsonSchema.parse(JSON.parse(readFileSync(join(ROOT, name, 'portal.json'), 'utf8'))));

describe('the kinds of things', () => {
  it.each(ALL_KINDS)(
    'have a page that a remote owns, with the card and the site map of its kind: %s',
    (kind) => {
      const { plural, hasCard, isInSitemap } = KINDS[kind];
      const route = KIND_ROUTES[kind];
      const [, parameter = ''] = route.split(':');
      const address = addressOf(kind, 24);
      const owner = remoteForPath(REMOTES, address);
      const match = matchPage(owner?.pages ?? [], address);
      expect(match?.page.path).toBe(route);
      expect(match?.params).toEqual({ [parameter]: '24' });
      const cards = [match?.page.card].filter((card) => card?.startsWith(`${kind}/`));
      expect(cards).toEqual(hasCard ? [`${kind}/{${parameter}}`] : []);
      expect(match?.page.sitemap).toBe(isInSitemap ? plural : undefined);
    },
  );

  it('are what a search shows, in that order', () => {
    expect(SEARCH_KINDS).toEqual(['player', 'item', 'monster', 'map', 'npc', 'quest', 'group']);
  });

  it('are listed by what they have', () => {
    expect(CARD_KINDS).not.toContain('store');
    expect(SITEMAP_KINDS).toContain('groups');
    expect(SITEMAP_KINDS).not.toContain('stores');
  });

  it('have a picture of their own, or none', () => {
    expect(ALL_KINDS.filter(isPictured)).toEqual(['player', 'item', 'monster', 'map', 'npc']);
    expect(PICTURE_KINDS).toEqual(['character', 'item', 'monster', 'map', 'npc']);
    expect(pictureAddress('item', 1302000)).toBe('/api/item/icon/1302000');
    expect(pictureAddress('character', 7, 'figure')).toBe('/api/character/icon/7?view=figure');
  });
});
