import type { Economy } from '../economy/economy.queries';
import type { Overview, Voter } from '../overview.queries';

export function aVoter(changes: Partial<Voter> = {}): Voter {
  return {
    account_id: 7,
    account_name: 'mochi',
    characters: [
      { name: 'Mochi', level: 120 },
      { name: 'Daifuku', level: 80 },
    ],
    votes_today: 2,
    nx_received_today: 4000,
    vp_received_today: 2,
    current_nx_balance: 12_500,
    nx_spent_today: 1500,
    last_vote_time: Date.now() - 3 * 3_600_000,
    suspicious: false,
    ...changes,
  };
}

export function anOverview(stats: Partial<Overview['stats']> = {}, voters = [aVoter()]): Overview {
  return {
    at: Date.now(),
    stats: {
      onlinePlayers: 136,
      todayVotes: 412,
      todayNXGiven: 824_000,
      todayVPGiven: 409,
      todayNXSpent: 31_200,
      pendingVotes: 5,
      suspiciousVotes: [],
      suspiciousCount: 0,
      ...stats,
    },
    voteAnalytics: voters,
    voters: voters.length,
    comparison: [
      { name: 'players', now: 136, lastWeek: 120 },
      { name: 'votes', now: 0, lastWeek: 1412 },
      { name: 'logins', now: 30, lastWeek: 30 },
      { name: 'registrations', now: 4, lastWeek: null },
    ],
  };
}

export function anEconomy(changes: Partial<Economy> = {}): Economy {
  const day = (name: string, nxIn: number, nxOut: number) => ({
    day: name,
    nxIn,
    nxOut,
    vpIn: 1,
    vpOut: 5,
    mesoIn: 0,
    mesoOut: 0,
  });
  return {
    at: Date.now(),
    days: [day('2026-01-03', 3000, 1000), day('2026-01-04', 9000, 2500), day('2026-01-05', 0, 0)],
    sources: [
      { currency: 'NX', source: 'vote', isLedger: true, paid: 10_000, taken: 0 },
      { currency: 'NX', source: 'Cash shop', isLedger: false, paid: 0, taken: 3500 },
      { currency: 'NX', source: '', isLedger: false, paid: 2000, taken: 0 },
    ],
    movers: [{ accountId: 7, accountName: 'mochi', currency: 'NX', received: 8000, spent: 500 }],
    itemsIn: [{ itemId: 5_000_000, name: 'Firefly Trail', count: 3 }],
    itemsOut: [{ itemId: 2_040_000, name: 'Scroll for Hat Defense 60%', count: 1 }],
    ...changes,
  };
}
