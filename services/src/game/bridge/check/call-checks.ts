import { BRIDGE_CONTRACT, type BridgeCall, type BridgeCallName } from '../contract/index.js';
import { Nonconformity, type BridgeCheck, type BridgeProbe } from './bridge-probe.js';

/** The highest id that the game's column holds; no account has it. */
const NO_ACCOUNT = 2_147_483_647;
const WAIT_MS = 1000;

const account = (id: number, act = '') => `/accounts/${id}${act}`;

/** Checks of each call. They change nothing in the game except its cache of drops. */
export const CALL_CHECKS: Readonly<Record<BridgeCallName, readonly BridgeCheck[]>> = {
  online: [
    { name: 'online: pages by ascending id', run: onlinePages },
    {
      name: 'online: refuses a wrong limit',
      run: (probe) => badRequest(probe, '/online?limit=0', '/online?limit=501', '/online?after=x'),
    },
  ],
  account: [
    { name: 'account: knows who is online', run: onlineAccount },
    {
      name: 'account: holds nothing of an account that is not there',
      run: async (probe) => {
        const { session, character } = await probe.ask('account', { path: account(NO_ACCOUNT) });
        if (session !== 'none' || character !== null) throw new Nonconformity(`the session is ${session}`);
      },
    },
    {
      name: 'account: refuses what is no id',
      run: (probe) => badRequest(probe, '/accounts/0', '/accounts/2147483648'),
    },
  ],
  settle: [
    {
      name: 'settle: nothing to settle',
      run: async (probe) =>
        expectNothing((await probe.ask('settle', { path: account(NO_ACCOUNT, '/settle') })).outcome),
    },
  ],
  disconnect: [
    {
      name: 'disconnect: no session to end',
      run: async (probe) =>
        expectNothing((await probe.ask('disconnect', { path: account(NO_ACCOUNT, '/disconnect') })).outcome),
    },
  ],
  merchants: [
    { name: 'merchants: pages by ascending id', run: merchantPages },
    {
      name: 'merchants: refuses a wrong limit',
      run: (probe) => badRequest(probe, '/merchants?limit=0', '/merchants?limit=101'),
    },
  ],
  reloadDrops: [
    { name: 'reloadDrops: reloads', run: async (probe) => void (await probe.ask('reloadDrops')) },
  ],
  grant: [
    {
      name: 'grant: knows only keys with a row',
      run: (probe) => probe.expectRefusal(grant('{"key":"portico-bridge-check"}'), 404, 'unknown_grant'),
    },
    {
      name: 'grant: refuses what is no key',
      run: async (probe) => {
        for (const body of ['{}', '[]', '{"key":7}', '{"key":""}', `{"key":"${'k'.repeat(113)}"}`, 'key'])
          await probe.expectRefusal(grant(body), 400, 'bad_request');
      },
    },
  ],
  events: [
    { name: 'events: waits, and goes on from its cursor', isSlow: true, run: eventCursor },
    { name: 'events: tells of a gap', run: eventGap },
    {
      name: 'events: refuses a wrong cursor',
      run: (probe) => badRequest(probe, '/events?after=x', '/events?wait=26'),
    },
  ],
};

/** A call that the status does not list must be refused as missing. */
export function missingCheck(name: BridgeCallName): BridgeCheck {
  const { method, path }: BridgeCall = BRIDGE_CONTRACT[name];
  const body = name === 'grant' ? '{"key":"portico-bridge-check"}' : '';
  const request = { method, path: path.replace('{accountId}', String(NO_ACCOUNT)), body };
  return {
    name: `${name}: says that it is not supported`,
    run: (probe) => probe.expectRefusal(request, 501, 'not_supported'),
  };
}

const grant = (body: string) => ({ method: 'POST' as const, path: '/grants', body });

function expectNothing(outcome: string): void {
  if (outcome !== 'nothing') throw new Nonconformity(`the outcome is ${outcome}`);
}

async function badRequest(probe: BridgeProbe, ...paths: string[]): Promise<void> {
  for (const path of paths) await probe.expectRefusal({ path }, 400, 'bad_request');
}

async function onlinePages(probe: BridgeProbe): Promise<void> {
  const first = await probe.ask('online', { path: '/online?limit=1' });
  const [one, ...more] = first.characters;
  if (more.length > 0) throw new Nonconformity('a page of 1 has more rows');
  if (one === undefined || first.next === null) return;
  if (first.next !== one.characterId) throw new Nonconformity('`next` is not the last id');
  const second = await probe.ask('online', { path: `/online?after=${first.next}&limit=200` });
  expectAscending([one, ...second.characters]);
}

async function merchantPages(probe: BridgeProbe): Promise<void> {
  const { merchants } = await probe.ask('merchants', { path: '/merchants?limit=50' });
  expectAscending(merchants);
}

function expectAscending(rows: readonly { characterId: number }[]): void {
  if (rows.some(({ characterId }, index) => characterId <= (rows[index - 1]?.characterId ?? 0)))
    throw new Nonconformity('ids do not ascend');
}

async function onlineAccount(probe: BridgeProbe): Promise<void> {
  const [one] = (await probe.ask('online', { path: '/online?limit=1' })).characters;
  if (one === undefined) return;
  const answer = await probe.ask('account', { path: account(one.accountId) });
  if (answer.accountId !== one.accountId) throw new Nonconformity('another account is answered');
  // A player who has just left is in neither list.
  if (answer.session === 'none') return;
  if (answer.character?.accountId !== one.accountId) throw new Nonconformity('the character is missing');
}

async function eventCursor(probe: BridgeProbe): Promise<void> {
  const now = await probe.ask('events');
  if (now.events.length > 0) throw new Nonconformity('events without a cursor');
  const path = `/events?after=${now.cursor}&limit=200&wait=1`;
  const begunAt = performance.now();
  const next = await probe.ask('events', { path, withinMs: WAIT_MS + 2000 });
  if (next.hasGap) throw new Nonconformity('a gap after the cursor of now');
  if (next.events.length === 0 && performance.now() - begunAt < WAIT_MS - 100)
    throw new Nonconformity('it does not wait for an event');
  if (next.events.length === 0 && next.cursor !== now.cursor)
    throw new Nonconformity('the cursor changes without an event');
  const again = await probe.ask('events', { path: `/events?after=${now.cursor}&limit=200` });
  if (again.events.length < next.events.length)
    throw new Nonconformity('a cursor that is asked again forgets');
}

async function eventGap(probe: BridgeProbe): Promise<void> {
  const { hasGap } = await probe.ask('events', { path: '/events?after=anotherboot-1' });
  if (!hasGap) throw new Nonconformity('a cursor of another start has no gap');
}
