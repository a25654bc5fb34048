import type { Download } from '../../../shared/game-download.queries';
import type { Program } from '../features.queries';

const ANCHOR = '2026-01-04';

export const PROGRAM: Program = {
  stackLimit: 9999,
  buffSeconds: 300,
  resurrectionCooldownSeconds: 600,
  teleportMesos: 3_000_000,
  coinMesos: 1_000_000_000,
  coinFeeMesos: 500_000,
  nameChangePitch: 25,
  nxPreviewMinutes: 20,
  quickAuctionMinutes: 30,
  hairNx: 2000,
  ninjaCastleMesos: 100_000,
  dailyQuestLevel: 70,
  timedEventMinutes: 5,
  silverFromBlueTickets: 100,
  goldFromSilverTickets: 10,
  beltUpgradeMesos: 75_000_000,
  totemPercent: 0.5,
  goldenLeafPercent: 2,
  medalHpMp: 2500,
  votesPerDay: 3,
  voteNx: 2000,
  dailyVotePoints: 3,
  dailyVoteNx: 6000,
  exchangeNx: 1000,
  perfectPitch: [
    { source: 'pinkBean', minimum: 6, maximum: 16 },
    { source: 'orbisPq', minimum: 4, maximum: 12 },
    { source: 'piratePq', minimum: 3, maximum: 3 },
  ],
  login: {
    anchorDay: ANCHOR,
    today: 1,
    rewards: Array.from({ length: 14 }, (_, index) => ({
      day: index + 1,
      kind: 'mesos',
      quantity: 500 * (index + 1),
      itemId: null,
      itemName: null,
      name: null,
    })),
    weeklyDays: 7,
    milestoneWeeks: 6,
  },
  notes: null,
};

const MACHINE: Download['minimum'] = {
  system: 'Windows 7',
  processor: '1.6 GHz',
  memoryGb: 2,
  graphics: 'DirectX 9',
  diskGb: 8,
};

export const DOWNLOAD: Download = {
  launcher: null,
  launcherMb: 3,
  mirror: null,
  clientGb: 5,
  minimum: MACHINE,
  recommended: MACHINE,
};
