import { Agent } from 'node:http';
import { ask } from '../load/send.mjs';
import { nameOf, PASSWORD } from './bank.mjs';

/** Logs accounts in, each from its own address. Returns `{ id, token }` of each. */
export async function logIn(base, ids) {
  const agent = new Agent({ keepAlive: false });
  const players = [];
  for (const [index, id] of ids.entries()) {
    const client = { base, from: `127.0.7.${1 + index}`, agent };
    const answer = await ask(client, loginOf(id));
    if (answer.status !== 200) throw new Error(`${nameOf(id)} cannot log in: ${JSON.stringify(answer)}`);
    players.push({ id, token: answer.body.token });
  }
  return players;
}

export const loginOf = (id) => ({
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ username: nameOf(id), password: PASSWORD }),
});
