import type { PlayerRow } from './player-details.repository.js';
import { toRankedPlayer } from './rankings.service.js';

test('a player of the rankings has only the public columns of its row', () => {
  const row = { id: 7, name: 'Sable', mapId: 100000000, accountId: 3 } as PlayerRow & { accountId: number };
  const ranks = { filteredRank: 1, actualRank: 2, rankChange: null };
  const player = toRankedPlayer(row, ranks, () => 'Henesys');
  expect(player).toMatchObject({ id: 7, name: 'Sable', mapName: 'Henesys', ...ranks });
  expect(player).not.toHaveProperty('accountId');
});
