/** Values that are no valid id, because ids are positive integers below 2^31. Only maps may have 0. */
export const BAD_IDS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '9007199254740992',
  '99999999999999999999',
  '%20',
  '0x10',
  '1%00',
  "1'%20OR%20'1'%3D'1",
  '%D7%A9',
];

export const BAD_MAP_IDS = BAD_IDS.filter((id) => id !== '0');

export const BAD_NUMBERS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e2',
  '2147483648',
  '9007199254740992',
  '',
  '%20',
  'NaN',
  '١',
];

/** Search texts that are harmless to answer and find no one. */
export const ODD_TERMS = [
  '%%',
  '\\\\',
  "' OR 1=1 --",
  '"; DROP TABLE characters; --',
  'שלום',
  '단풍나무',
  '🍁🍁',
  '<script>',
  '${jndi}',
  '../../etc',
];
