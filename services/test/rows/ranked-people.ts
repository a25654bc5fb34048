import type { EntityManager } from 'typeorm';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';

const CHARACTERS: [id: number, values: Record<string, string | number>][] = [
  [1, { name: 'Brannoc', level: 120, exp: 10, fame: -5, job: 112, guildid: 7, gender: 1 }],
  [2, { name: 'Sable_', level: 200, exp: 0, fame: 7, job: 412 }],
  [3, { name: 'Sabrina', level: 120, exp: 99, fame: 7, job: 131 }],
  [4, { name: 'Evander', level: 120, exp: 10, fame: 0, job: 2218 }],
  [
    5,
    {
      name: 'Graysable',
      level: 8,
      fame: 30_000,
      job: 400,
      str: 4,
      dex: 25,
      int: 4,
      luk: 30,
      meso: 2_147_483_647,
    },
  ],
  [6, { name: 'Pardoned', level: 30, job: 2100, accountid: 2 }],
  [7, { name: 'Cast Out', level: 199, job: 100, accountid: 3 }],
  [8, { name: 'Time Out', level: 198, job: 100, accountid: 4 }],
  [9, { name: 'Served', level: 20, job: 1411, accountid: 5 }],
  [10, { name: 'Helper', level: 1, job: 910, gm: 1 }],
  [11, { name: 'Keeper', level: 255, job: 910, gm: 2 }],
  [12, { name: 'Orphan', level: 90, job: 100, accountid: 999 }],
];

/** Twelve characters: of all classes, banned for good, temporarily and formerly, hidden game masters, and one without an account. */
export async function insertRankedPeople(manager: EntityManager): Promise<void> {
  await insertAccount(manager, 1);
  await insertAccount(manager, 2, { banned: -1 });
  await insertAccount(manager, 3, { banned: 1 });
  await insertAccount(manager, 4, { tempban: '2037-01-01 00:00:00' });
  await insertAccount(manager, 5, { tempban: '2020-01-01 00:00:00' });
  await insertRow(manager, 'guilds', { guildid: 7, leader: 1, name: 'Lantern Watch' });
  for (const [id, values] of CHARACTERS) await insertCharacter(manager, id, values);
}
