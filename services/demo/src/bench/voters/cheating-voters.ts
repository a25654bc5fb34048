import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { POPULATION_DAYS, spend, startOf, type Crowd } from './voter-days.js';

export function addCheaters(crowd: Crowd, ofEach: number): void {
  for (let index = 0; index < ofEach; index += 1) {
    if (index % 2 === 0) farm(crowd);
    absent(crowd);
    oneMore(crowd);
    program(crowd);
    clock(crowd);
  }
}

/** One person votes with many accounts, one after the other. Some do so slowly. */
function farm(crowd: Crowd): void {
  const { random } = crowd;
  const network = crowd.network();
  const device = random.chance(0.5) ? `farm${network}` : null;
  const accounts = Array.from({ length: random.between(4, 16) }, () =>
    crowd.voter({ network, device, guilt: ['shared-network'] }),
  );
  const isSlow = random.chance(0.15);
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    if (random.chance(0.2)) continue;
    let at = startOf(day) + random.between(8, 20) * HOUR_MS;
    for (const account of accounts) {
      if (random.chance(0.4)) crowd.play(account, day);
      at += isSlow ? random.between(4, 15) * MINUTE_MS : random.between(15, 100) * 1000;
      at = crowd.voteRound(account, at).openedAt;
    }
  }
}

/** Votes and never plays. Some log in once a week, so that the game has seen them. */
function absent(crowd: Crowd): void {
  const { random } = crowd;
  const voter = crowd.voter({ guilt: ['votes-without-playing'] });
  const looksIn = random.chance(0.12);
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    if (looksIn && day % 7 === 3) crowd.play(voter, day);
    if (random.chance(0.9)) crowd.voteRound(voter, startOf(day) + random.between(7, 23) * HOUR_MS, 3);
  }
}

/** Votes with one account, and creates another that votes too. Some do so from another network. */
function oneMore(crowd: Crowd): void {
  const { random } = crowd;
  const network = crowd.network();
  const device = random.chance(0.5) ? `more${network}` : null;
  const first = crowd.voter({ network, device });
  const made = random.between(1, 27);
  const createdAt = startOf(made) + random.between(8, 20) * HOUR_MS;
  const ownNetwork = random.chance(0.15) ? crowd.network() : network;
  const second = crowd.voter({ network: ownNetwork, device, createdAt, guilt: ['young-account'] });
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    if (random.chance(0.7)) crowd.play(first, day);
    if (day < made) crowd.voteRound(first, startOf(day) + random.between(8, 20) * HOUR_MS, 2);
    if (day < made) continue;
    const at = day === made ? createdAt + 5 * MINUTE_MS : startOf(day) + random.between(8, 20) * HOUR_MS;
    crowd.play(second, day);
    const { openedAt } = crowd.voteRound(first, at, 2);
    crowd.voteRound(second, openedAt + random.between(20, 120) * 1000, 2);
  }
}

/** Spends the reward of a vote at once. Some do not do so each time. */
function program(crowd: Crowd): void {
  const { random } = crowd;
  const voter = crowd.voter({ guilt: ['spends-at-once'] });
  const share = random.chance(0.15) ? 0.45 : 0.92;
  for (let day = 0; day < POPULATION_DAYS; day += 1) {
    crowd.play(voter, day);
    for (const hour of [9, 21]) {
      const vote = crowd.addVote(
        voter,
        startOf(day) + hour * HOUR_MS + random.between(0, 90) * MINUTE_MS,
        hour,
      );
      if (random.chance(share))
        spend(voter, vote.confirmedAt + random.between(1, 30) * 1000, random.between(16, 20) * 100);
    }
  }
}

/** A timer votes. Some timers wait at random. */
function clock(crowd: Crowd): void {
  const { random } = crowd;
  const voter = crowd.voter({ guilt: ['clockwork'] });
  const jitter = random.chance(0.12) ? 10 * MINUTE_MS : random.between(500, 9000);
  const everyMs = random.pick([12, 24]) * HOUR_MS + random.pick([0, 5000, MINUTE_MS]);
  const end = startOf(POPULATION_DAYS);
  for (let at = startOf(0) + random.between(0, 20) * HOUR_MS; at < end; at += everyMs) {
    if (random.chance(0.95)) crowd.addVote(voter, at + random.between(0, jitter));
  }
  for (let day = 0; day < POPULATION_DAYS; day += 1) if (random.chance(0.6)) crowd.play(voter, day);
}
