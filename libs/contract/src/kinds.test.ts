import {
  ALL_KINDS,
  CARD_KINDS,
  PICTURE_KINDS,
  SEARCH_KINDS,
  SITEMAP_KINDS,
  isPictured,
  pictureAddress,
} from './kinds.js';

describe('the kinds of things', () => {
  it('are what a search shows, in that order', () => {
    expect(SEARCH_KINDS).toEqual([
      'player',
      'item',
      'monster',
      'map',
      'npc',
      'quest',
      'group',
      'guild',
      'news',
    ]);
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
