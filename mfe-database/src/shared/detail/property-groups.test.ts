import { shownProperties } from './property-groups';

describe('shown properties', () => {
  it('groups what is there in the order of the page', () => {
    expect(shownProperties({ price: 1200, incPAD: 17, attackSpeed: 5, reqLevel: 10, tuc: 7 })).toEqual([
      {
        group: 'attack',
        entries: [
          { name: 'incPAD', value: 17 },
          { name: 'attackSpeed', value: 5 },
        ],
      },
      { group: 'requirements', entries: [{ name: 'reqLevel', value: 10 }] },
      {
        group: 'info',
        entries: [
          { name: 'tuc', value: 7 },
          { name: 'price', value: 1200 },
        ],
      },
    ]);
  });

  it('leaves out zeros and names that are for the client alone', () => {
    expect(shownProperties({ incSTR: 0, islot: 4, slotMax: 100 })).toEqual([]);
  });

  it('shows that everybody may wear an item', () => {
    expect(shownProperties({ reqJob: 0 })).toEqual([
      { group: 'requirements', entries: [{ name: 'reqJob', value: 0 }] },
    ]);
  });
});
