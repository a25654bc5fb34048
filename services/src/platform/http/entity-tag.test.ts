import { matchesEntityTag } from './negotiation.js';

describe('an entity tag', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', ' "a" ', '*', ' * ', '"b, c", "a"'])(
    'is what the client has when it says %j',
    (header) => {
      expect(matchesEntityTag(header, '"a"')).toBe(true);
      expect(matchesEntityTag(header, 'W/"a"')).toBe(true);
    },
  );

  it.each([undefined, '', 'a', '"A"', '"ab"', 'W/"b"', '"b", "c"', '"*"', '"', '"b", *'])(
    'is not what the client has when it says %j',
    (header) => {
      expect(matchesEntityTag(header, '"a"')).toBe(false);
    },
  );
});
