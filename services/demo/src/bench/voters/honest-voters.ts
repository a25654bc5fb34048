import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import type { DemoRandom } from '../../world/shared/demo-random.js';
import { around, POPULATION_DAYS, spend, startOf, type Crowd, type SimulatedVoter } from './voter-days.js';

const DEVICES = 40;

export function addHonest(crowd: Crowd, count: number): void {
  const { random } = crowd;
  const end = crowd.voters.length + count;
  while (crowd.voters.length < end) {
    const kind = random.fraction();
    if (kind < 0.002) neighbors(crowd, 30, 0.08);
    else if (kind < 0.0022) neighbors(crowd, 400, 0.06);
    else if (kind < 0.03) family(crowd);
    else if (kind < 0.06) breakfast(crowd);
    else if (kind < 0.08) traveller(crowd);
    else if (kind < 0.12) saver(crowd);
    else if (kind < 0.18) newcomer(crowd, crowd.network());
    else casual(crowd, crowd.network());
  }
}

/** Votes on some days at random hours, plays on most. Some buy when they see the reward. */
function casual(crowd: Crowd, network: string, from = 0): SimulatedVoter {
  const { random } = crowd;
  const voter = crowd.voter({ network, device: deviceOf(random, 0.6) });
  const habit = random.fraction() ** 2;
  const hour = random.between(7, 23);
  for (let day = from; day < POPULATION_DAYS; day += 1) {
    if (random.chance(0.75)) crowd.play(voter, day);
    if (!random.chance(habit)) continue;
    const last = crowd.voteRound(voter, around(startOf(day) + hour * HOUR_MS, 1.5 * HOUR_MS, random));
    if (random.chance(0.15))
      spend(voter, last.confirmedAt + random.between(40, 900) * 1000, random.pick([900, 1900, 2400]));
  }
  return voter;
}

/** Votes at the same time each morning. Some have an alarm. */
function breakfast(crowd: Crowd): void {
  const { random } = crowd;
  const voter = crowd.voter({ device: deviceOf(random, 0.6) });
  const at = random.between(6 * 60, 9 * 60) * MINUTE_MS;
  const spread = random.pick([2, 4, 8, 12]) * MINUTE_MS;
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    if (random.chance(0.7)) crowd.play(voter, day);
    if (random.chance(0.95)) crowd.voteRound(voter, around(startOf(day) + at, spread, random), 3);
  }
}

/** Travels for one to three weeks, and votes by phone meanwhile. */
function traveller(crowd: Crowd): void {
  const { random } = crowd;
  const voter = crowd.voter({ device: deviceOf(random, 0.6) });
  const leaves = random.between(2, 14);
  const returns = leaves + random.between(5, 16);
  const habit = 0.3 + 0.65 * random.fraction();
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    if (day < leaves || day >= returns) crowd.play(voter, day);
    if (random.chance(habit)) crowd.voteRound(voter, startOf(day) + random.between(8, 22) * HOUR_MS, 2);
  }
}

/** Votes each day, and spends all rewards on one thing. */
function saver(crowd: Crowd): void {
  const { random } = crowd;
  const voter = crowd.voter({ device: deviceOf(random, 0.6) });
  const dayOfPurchase = random.between(10, 29);
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    crowd.play(voter, day);
    const last = crowd.voteRound(voter, startOf(day) + random.between(8, 22) * HOUR_MS, 3);
    if (day === dayOfPurchase) spend(voter, last.confirmedAt + random.between(5, 50) * 1000, 40_000);
  }
}

/** Votes on the first day, as the beginner's guide advises. */
function newcomer(crowd: Crowd, network: string): void {
  const { random } = crowd;
  const first = random.between(0, 24);
  const createdAt = startOf(first) + random.between(8, 20) * HOUR_MS;
  const voter = crowd.voter({ network, device: deviceOf(random, 0.6), createdAt });
  crowd.voteRound(voter, createdAt + random.between(10, 200) * MINUTE_MS);
  for (let day = first + 1; day < POPULATION_DAYS; day += 1) {
    if (random.chance(0.5)) crowd.play(voter, day);
    if (random.chance(0.3)) crowd.voteRound(voter, startOf(day) + random.between(8, 22) * HOUR_MS, 2);
  }
}

/** Three to five people in one house, each with a device of their own. On some evenings they vote together. One of them may be new. */
function family(crowd: Crowd): void {
  const { random } = crowd;
  const network = crowd.network();
  const members = Array.from({ length: random.between(3, 5) }, (_, index) =>
    crowd.voter({ network, device: random.chance(0.65) ? `home${network}-${index}` : null }),
  );
  if (random.chance(0.1)) newcomer(crowd, network);
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    const areTogether = random.chance(0.12);
    let evening = startOf(day) + random.between(18, 20) * HOUR_MS;
    for (const member of members) {
      if (random.chance(0.6)) crowd.play(member, day);
      if (areTogether) crowd.voteRound(member, (evening += random.between(5000, 50_000)));
      else if (random.chance(0.5))
        crowd.voteRound(member, startOf(day) + random.between(7 * 60, 23 * 60) * MINUTE_MS);
    }
  }
}

/** Hundreds of people with one address, as of a provider, or dozens in a dormitory. */
function neighbors(crowd: Crowd, count: number, newcomers: number): void {
  const network = crowd.network();
  for (let index = 0; index < count; index += 1) {
    if (crowd.random.chance(newcomers)) newcomer(crowd, network);
    else casual(crowd, network);
  }
}

function deviceOf(random: DemoRandom, known: number): string | null {
  return random.chance(known) ? `device${Math.floor(random.fraction() ** 2 * DEVICES)}` : null;
}
