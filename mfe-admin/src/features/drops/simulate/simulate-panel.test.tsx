import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stageDrops } from '../../../shared/drops/staged-drops';
import { aDrop, aDropper, dropsOf, editOfDrop } from '../test/drops-data';
import { type FromSimulationWorker, runSimulation, type SimulationRequest } from './run-simulation';
import { openPanel, useEmptyStage } from '../test/open-drops';

useEmptyStage();

const shell = aDrop({ itemName: 'Snail Shell', chance: 100_000 });
const mesos = aDrop({ itemid: 0, chance: 400_000, minQuantity: 4, maxQuantity: 7 });
const STATE = { dropRate: 3, bossDropRate: 5, mesoRate: 2 };

const requests: SimulationRequest[] = [];
let isStuck = false;
let isBroken = false;
let ended = 0;

/** Without workers in jsdom, does a worker's work on the page. */
class PageWorker extends EventTarget {
  postMessage(request: SimulationRequest) {
    requests.push(request);
    const answer = (data: FromSimulationWorker) => this.dispatchEvent(new MessageEvent('message', { data }));
    setTimeout(() => {
      if (isBroken) this.dispatchEvent(new ErrorEvent('error', { message: 'no memory' }));
      else if (isStuck) answer({ kind: 'progress', runs: 3 });
      else answer({ kind: 'done', items: runSimulation(request, () => undefined) });
    });
  }
  terminate() {
    ended += 1;
  }
}

function open(of: Record<string, unknown> = {}) {
  return openPanel('dropper=100100&panel=simulate', {
    '/api/droprates/monster/100100/drops': { ...dropsOf(aDropper(), [shell, mesos]), ...of },
    '/api/droprates/state': STATE,
  });
}

async function simulate(seed = '7') {
  const field = await screen.findByRole('spinbutton', { name: 'Seed' });
  await userEvent.clear(field);
  await userEvent.type(field, seed);
  await userEvent.click(screen.getByRole('radio', { name: '100' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Runs' }), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Simulate' }));
}

const stageChance = (chance: number) => act(() => void stageDrops([editOfDrop(shell, { chance })]));
const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => {
  Object.assign(globalThis, { Worker: PageWorker });
  [isStuck, isBroken, ended] = [false, false, 0];
  requests.length = 0;
});

it('rolls both tables with the rates of the server, and says what changes in words', async () => {
  stageChance(200_000);
  open();
  await simulate();
  const row = await rowOf('Snail Shell');
  expect(within(row).getByText(/more$/)).toBeVisible();
  // 3 x 10 % and 3 x 20 %.
  expect(row).toHaveTextContent('before: 3');
  expect(row).toHaveTextContent('now: 2');
  expect(within(row).getAllByRole('img')).toHaveLength(2);
  expect(await rowOf('Mesos')).toHaveTextContent('As before');
  expect(requests[0]).toMatchObject({
    runs: 50,
    seed: 7,
    options: { kills: 100, rates: { drop: 3, meso: 2 } },
  });
});

it('takes the rate of bosses for a boss', async () => {
  open({ monster: aDropper({ boss: true }) });
  await simulate();
  await rowOf('Snail Shell');
  expect(requests[0]?.options.rates.drop).toBe(5);
});

it('comes out the same again with the seed that it says', async () => {
  open();
  await simulate('4294967295');
  const first = (await rowOf('Snail Shell')).textContent;
  expect(screen.getByText(/50 runs, seed 4294967295/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Simulate' }));
  expect((await rowOf('Snail Shell')).textContent).toBe(first);
});

it('says that both tables are the same where nothing is staged, and which seed is none', async () => {
  open();
  expect(await screen.findByText(/both tables are the same/)).toBeVisible();
  await simulate('4294967296');
  expect(screen.getByText(/Please enter a whole number/)).toBeVisible();
  expect(requests).toEqual([]);
});

it('is ended by the admin who starts it', async () => {
  isStuck = true;
  open();
  await simulate();
  expect(await screen.findByText('Run 3 of 50')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '50');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(ended).toBe(1);
});

it('says so where it breaks off, and runs again', async () => {
  isBroken = true;
  open();
  await simulate();
  expect(await screen.findByRole('alert')).toHaveTextContent('The simulation failed');
  expect(screen.getByText('no memory')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Snail Shell')).toBeVisible();
});

it('warns of a row at which the game stops', async () => {
  open({ drops: [shell, { ...mesos, minQuantity: 5, maxQuantity: 5 }] });
  expect(await screen.findByText(/A row in the table “Before” stops the game/)).toBeVisible();
});

it('has nothing to run where nothing drops', async () => {
  open({ drops: [] });
  expect(await screen.findByText('Nothing drops here')).toBeVisible();
});
