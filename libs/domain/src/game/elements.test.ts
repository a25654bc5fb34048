import { elementNumbers, elementsOf } from './elements.js';

const read = (text: string) => elementsOf(elementNumbers(text));

describe('elements of a monster', () => {
  it('are read in the order of the game, whatever theirs', () => {
    expect(read('I3F2S1')).toEqual([
      { element: 'fire', effect: 'strong' },
      { element: 'ice', effect: 'weak' },
      { element: 'poison', effect: 'immune' },
    ]);
    expect(read('p2h3d1l2')).toEqual([
      { element: 'physical', effect: 'strong' },
      { element: 'lightning', effect: 'strong' },
      { element: 'holy', effect: 'weak' },
      { element: 'dark', effect: 'immune' },
    ]);
  });

  it('are kept as numbers', () => {
    expect(elementNumbers('F3I2')).toEqual({ 'elemAttr.F': 3, 'elemAttr.I': 2 });
  });

  it.each(['', 'F', 'X3', 'F0', 'F9', '33', '—'])('are none in %j', (text) => {
    expect(elementNumbers(text)).toEqual({});
    expect(elementsOf({ 'elemAttr.F': 9, PADamage: 3 })).toEqual([]);
  });
});
