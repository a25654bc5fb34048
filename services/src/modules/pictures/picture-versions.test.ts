import { versionsOf } from './picture-versions.js';

test.each([
  ['item', [1_140_000, 1_149_999, 1_540_000, 1_549_999, 1_700_000, 1_799_999, 5_000_000, 5_990_000], 228],
  ['item', [1_139_999, 1_150_000, 1_539_999, 1_550_000, 1_699_999, 1_800_000, 4_999_999], 83],
  ['monster', [8_900_000, 8_999_999, 9_300_000, 9_400_000], 228],
  ['monster', [100_100, 8_899_999, 9_000_000, 9_299_999], 83],
  ['map', [9_300_000], 83],
] as const)('pictures of %s %j are asked for in version %i first', (kind, ids, version) => {
  const other = version === 83 ? 228 : 83;
  for (const id of ids) expect([id, versionsOf({ kind, id })]).toEqual([id, [version, other]]);
});
