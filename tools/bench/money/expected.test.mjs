import { createHash } from 'node:crypto';
import { START } from './bank.mjs';
import { differences } from './expected.mjs';

const ID = 7;
const entryOf = (key, currency) => `call:${ID}:${createHash('sha256').update(key).digest('hex')}/${currency}`;

const intent = (key, status = 200) => ({
  intent: { accountId: ID, key, effect: { VP: -1, NX: 1000 } },
  answer: { status },
});

/** Bank of one account with ledger entries under these keys. */
function bankWith(keys, holdings) {
  const entries = keys.flatMap((key) => [
    { entry_key: entryOf(key, 'VP'), delta: -1 },
    { entry_key: entryOf(key, 'NX'), delta: 1000 },
  ]);
  return { rows: async () => entries, holdingsOf: async () => ({ ...START, ...holdings }) };
}

const differencesOf = (bank, { intents = [], grants = [], visits = [] }) =>
  differences(bank, [ID], { intents, grants, visits });

test('finds nothing where each intent has its effect, refused ones none, and the game what it earned', async () => {
  const bank = bankWith(['one', 'two'], { VP: START.VP - 2, NX: 2005 });
  const intents = [intent('one'), intent('two'), intent('three', 409)];
  const visits = [{ id: ID, earned: { NX: 5 } }];
  expect(await differencesOf(bank, { intents, visits })).toEqual([]);
});

test.each([
  ['an effect that is missing', [], { VP: START.VP, NX: 0 }, 4],
  ['an effect that was not asked for', ['one', 'other'], { VP: START.VP - 2, NX: 2000 }, 4],
  ['a balance that changed without an entry', ['one'], { VP: START.VP - 1, NX: 2000 }, 1],
  ['an entry whose balance is the old one', ['one'], { VP: START.VP, NX: 1000 }, 1],
])('finds %s', async (_, keys, holdings, count) => {
  const found = await differencesOf(bankWith(keys, holdings), { intents: [intent('one')] });
  expect(found).toHaveLength(count);
});

test('finds a refused intent that has an effect, and a grant that has not arrived', async () => {
  const bank = bankWith(['one'], { VP: START.VP - 1, NX: 1000 });
  const grants = [{ accountId: ID, key: 'bench:1', amount: 3 }];
  const found = await differencesOf(bank, { intents: [intent('one', 409)], grants });
  expect(found.filter((line) => line.includes('bench:1/VP is undefined and not 3'))).toHaveLength(1);
  expect(found.filter((line) => line.includes(entryOf('one', 'NX')))).toHaveLength(1);
});
