import { insertedId } from './write-rows.js';

test('the id of an inserted row is a number, and never missing', () => {
  expect(insertedId({ identifiers: [{ id: '7' }] })).toBe(7);
  for (const identifiers of [[], [{}], [{ id: null }]])
    expect(() => insertedId({ identifiers })).toThrow('does not tell the id');
});
