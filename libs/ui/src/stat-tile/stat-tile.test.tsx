import { factsOf } from './stat-tile';

it('facts have the texts of their keys as terms; only undefined, null and false are left out', () => {
  const values = {
    'player.fame': 0,
    'player.guild': undefined,
    'player.map': null,
    'player.group': false,
    'player.note': '',
  };
  expect(factsOf((key) => `<${key}>`, values)).toEqual([
    { key: 'player.fame', term: '<player.fame>', value: 0 },
    { key: 'player.note', term: '<player.note>', value: '' },
  ]);
});
