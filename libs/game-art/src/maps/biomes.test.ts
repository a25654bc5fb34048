import { biomeOf } from './biomes.js';

function sceneryOf(name: string, streetName: string, mapMark = ''): readonly string[] {
  return biomeOf({ id: 211_030_300, name, streetName, mapMark, isTown: false }).scenery;
}

describe('what a map looks like', () => {
  it('is what its name says, else its street, else its mark', () => {
    expect(sceneryOf('Singing Dunes', 'Forest Road')).toContain('cactus');
    expect(sceneryOf('Long Walk', 'Forest Road', 'Desert')).toContain('pine');
    expect(sceneryOf('Long Walk', 'Somewhere', 'Desert')).toContain('cactus');
  });

  it.each([
    ['Berg Harbor', 'Frost Road', 'pine'],
    ['Barracks Hill', 'Aqua Road', 'coral'],
    ['Oyster Exchange', 'Pearl Road', 'coral'],
  ])('is under the snow or the water of its land: %s on %s', (name, street, thing) => {
    expect(sceneryOf(name, street)).toContain(thing);
    expect(sceneryOf(name, street)).not.toContain('palm');
  });

  it.each([
    ['Icicle Cave', 'Frost Road', 'crystal'],
    ['Ash Road', 'Frost Road', 'bare-tree'],
  ])('stays what it is in the snow where snow does not come: %s', (name, street, thing) => {
    expect(sceneryOf(name, street)).toContain(thing);
  });

  it('is alike among neighbours where nothing tells', () => {
    expect(sceneryOf('One', 'Two')).toEqual(sceneryOf('Three', 'Four'));
  });
});
