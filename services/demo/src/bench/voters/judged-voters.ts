import { grouped, SUSPICION_RULES, DAY_MS, type SuspicionRule } from '@portico/domain';
import { examine, type AccountFacts, type Thresholds } from '@portico/services/modules/admin';
import { networksOf } from '../../world/people/logs/demo-suspicions.js';
import { dayTextOf, POPULATION_DAYS, startOf, type SimulatedVoter, Crowd } from './voter-days.js';
import { DemoRandom } from '../../world/shared/demo-random.js';
import { addCheaters } from './cheating-voters.js';
import { addHonest } from './honest-voters.js';

const NETWORK_DAYS = 7;

/** Score of a rule: accounts found, guilty ones among them, and all guilty accounts. */
export interface RuleScore {
  rule: SuspicionRule;
  found: number;
  right: number;
  guilty: number;
  precision: number;
  recall: number;
}

export function scoresOf(voters: readonly SimulatedVoter[], thresholds: Thresholds): RuleScore[] {
  const found = new Map<SuspicionRule, Set<number>>(SUSPICION_RULES.map((rule) => [rule, new Set()]));
  const byId = new Map(voters.map((voter) => [voter.id, voter]));
  const votesOfDay = grouped(
    voters.flatMap(({ votes }) => votes),
    ({ day }) => day,
  );
  const devices = new Map(
    voters.flatMap(({ id, device }) => (device === null ? [] : [[id, device] as const])),
  );
  for (let number = 0; number < POPULATION_DAYS; number += 1) {
    const days = Array.from({ length: NETWORK_DAYS }, (_, back) =>
      dayTextOf(startOf(number - back)),
    ).toReversed();
    const day = dayTextOf(startOf(number));
    const today = votesOfDay.get(day) ?? [];
    const accounts = [...new Set(today.map(({ accountId }) => accountId))].flatMap(
      (id) => byId.get(id) ?? [],
    );
    const week = days.flatMap((one) => votesOfDay.get(one) ?? []);
    const facts = accounts.map((voter) => factsAt(voter, startOf(number) + DAY_MS));
    for (const { rule, accountId } of examine(day, facts, networksOf(today, week, devices), thresholds))
      found.get(rule)?.add(accountId);
  }
  return SUSPICION_RULES.map((rule) => scoreOf(rule, found.get(rule) ?? new Set(), voters));
}

function factsAt(voter: SimulatedVoter, until: number): AccountFacts {
  const { id, createdAt, votes, spends, seenAt } = voter;
  return {
    id,
    createdAt,
    isInGame: false,
    lastSeen: { isKnown: true, at: seenAt.findLast((at) => at < until) ?? null },
    votes: votes.filter(({ confirmedAt }) => confirmedAt < until),
    spends: spends.filter(({ at }) => at < until),
  };
}

function scoreOf(
  rule: SuspicionRule,
  found: ReadonlySet<number>,
  voters: readonly SimulatedVoter[],
): RuleScore {
  const guilty = voters.filter(({ guilt }) => guilt.has(rule));
  const right = guilty.filter(({ id }) => found.has(id)).length;
  return {
    rule,
    found: found.size,
    right,
    guilty: guilty.length,
    precision: found.size === 0 ? 1 : right / found.size,
    recall: guilty.length === 0 ? 1 : right / guilty.length,
  };
}

/** Creates this many accounts. About one in thirty cheats. The same seed gives the same accounts. */
export function simulatedVoters(count: number, seed: number): readonly SimulatedVoter[] {
  const crowd = new Crowd(new DemoRandom(seed));
  addCheaters(crowd, Math.ceil(count / 200));
  addHonest(crowd, Math.max(0, count - crowd.voters.length));
  for (const { votes, spends, seenAt } of crowd.voters) {
    votes.sort((a, b) => a.confirmedAt - b.confirmedAt);
    spends.sort((a, b) => a.at - b.at);
    seenAt.sort((a, b) => a - b);
  }
  return crowd.voters;
}
