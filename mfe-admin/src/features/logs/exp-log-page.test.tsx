import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { ExpLogPage } from './exp-log-page';
import { aBossLog, aBossRow, aChart } from './test/boss-log-data';

const EXP = '/api/logs/exp';
const PATH = '/admin/logs/exp';

const ROW = {
  ...aBossRow(),
  charid: 7,
  gained_exp: 630_277,
  exp_per_hour: 2_269_000_000,
  world_exp_rate: 6,
  exp_coupon: 2,
  current_exp: 247_293_497,
  exp_gain_time: Date.UTC(2026, 0, 10),
};

const TOP = [
  { id: 7, name: 'Oriel', gained: 12_345_678, fastest: 2_269_000_000 },
  { id: 9, name: null, gained: 5_000, fastest: 3_600_000 },
];

function answerOf(topCharacters: typeof TOP | null) {
  const { summary: _, ...answer } = aBossLog([]);
  return { ...answer, logs: [ROW], summary: { todayExp: 4, topCharacters } };
}

function open(topCharacters: typeof TOP | null) {
  const api: Record<string, unknown> = {
    [EXP]: answerOf(topCharacters),
    [`${EXP}/chart`]: aChart(),
    [`${EXP}?playerId=7`]: answerOf(TOP.slice(0, 1)),
    [`${EXP}/chart?playerId=7`]: aChart(),
  };
  return renderInAdmin(<ExpLogPage />, { path: PATH, api });
}

describe('the EXP log', () => {
  it('names those who gained most, each a way to all of their days', async () => {
    const { address } = open(TOP);
    const [first, second] = within(await screen.findByRole('list', { name: 'Most EXP' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/Oriel.*12\.35 M.*max 2,269 M\/h/);
    expect(second).toHaveTextContent(/9.*0\.01 M/);
    await userEvent.click(screen.getAllByRole('link', { name: 'Oriel' })[0] as HTMLElement);
    expect(address()).toBe(`${PATH}?playerId=7`);
    // A single character is not ranked.
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeVisible();
    expect(screen.queryByText('Most EXP')).toBeNull();
  });

  it('names no one where there are too many rows to add up', async () => {
    open(null);
    expect(await screen.findByRole('table', { name: 'EXP logs' })).toBeVisible();
    expect(screen.queryByText('Most EXP')).toBeNull();
  });
});
