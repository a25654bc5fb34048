import { differences, isDone } from '../bench/money/expected.mjs';
import { playInBetween } from '../bench/money/game.mjs';
import { logIn } from '../bench/money/log-in.mjs';
import { spendUntil } from '../bench/money/spender.mjs';

const ACCOUNTS = 8;
const SHOWN = 10;

/**
 * The game enters, saves and leaves on the first node, while portals on the others sell HP for mesos, which changes
 * only the character. Returns whether each of `spends` and the game's earnings had their exact effect.
 */
export async function spendBesideGameElsewhere(print, bank, nodes, spends) {
  const portals = [];
  try {
    for (const { url } of nodes.slice(1))
      portals.push(await bank.startPortal({ PORTICO_DATABASE_URL: `${url}${bank.database}` }));
    const urls = portals.map((portal) => portal.url);
    const ids = await bank.openAccounts(ACCOUNTS);
    const players = await logIn(urls[0], ids);
    const intents = [];
    const isDoneCount = () => intents.filter(isDone).length;
    const isOver = () => isDoneCount() >= spends;
    const games = ids.map((id) => playInBetween(bank, id, isOver));
    const clients = players.flatMap((player, index) =>
      [1, 2].map((number) =>
        spendUntil(isOver, {
          player,
          from: `127.0.9.${2 * index + number}`,
          urls: () => urls,
          onAnswer: (intent) => intents.push(intent),
        }),
      ),
    );
    const [visits] = await Promise.all([Promise.all(games), ...clients]);
    const trips = visits.reduce((sum, each) => sum + each.visits, 0);
    const wrong = await differences(bank, ids, { intents, grants: [], visits });
    print(
      `  ${isDoneCount()} of ${intents.length} done while the game came and went ${trips} times; ` +
        (wrong.length === 0 ? 'balances as they have to be, to the unit' : `${wrong.length} WRONG`),
    );
    for (const line of wrong.slice(0, SHOWN)) print(`    ${line}`);
    return wrong.length === 0;
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}
