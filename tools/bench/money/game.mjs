import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const IN_GAME_MS = 200;
const OUT_OF_GAME_MS = 600;

/**
 * Lets an account come and go as a game server does until `isOver`: what it has is read once it is in, kept in memory, and written
 * back as absolute values, each statement for itself. Answers how often, and what it earned there.
 */
export async function playInBetween(bank, id, isOver) {
  const earned = { NX: 0, MESO: 0, HP: 0, MP: 0 };
  let visits = 0;
  while (!isOver()) {
    await sleep(randomInt(OUT_OF_GAME_MS));
    await bank.write('UPDATE accounts SET loggedin = 2 WHERE id = ?', [id]);
    const memory = await bank.holdingsOf(id);
    await sleep(randomInt(IN_GAME_MS));
    for (const currency of Object.keys(earned)) {
      const earnings = 1 + randomInt(9);
      memory[currency] += earnings;
      earned[currency] += earnings;
    }
    const { VP, NX, MESO, HP, MP } = memory;
    await bank.write('UPDATE accounts SET nxCredit = ?, votepoints = ? WHERE id = ?', [NX, VP, id]);
    await bank.write('UPDATE characters SET meso = ?, maxhp = ?, maxmp = ? WHERE id = ?', [MESO, HP, MP, id]);
    await bank.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', [id]);
    visits += 1;
  }
  return { id, earned, visits };
}
