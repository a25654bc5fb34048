import { DOCTOR_REASONS } from '../generated/texts.js';

/** Areas that `doctor` checks, in the order of its table. */
export const DOCTOR_AREAS = ['game', 'site', 'accounts', 'content', 'features'] as const;
export type DoctorArea = (typeof DOCTOR_AREAS)[number];

/** Checks in addition to those for features that a game's database may lack. */
export const DOCTOR_CHECKS = {
  game: { area: 'game', name: 'game database' },
  serverStatus: { area: 'game', name: 'server status' },
  bridge: { area: 'game', name: 'game bridge' },
  storePrices: { area: 'game', name: 'store prices' },
  version: { area: 'game', name: 'database version' },
  writing: { area: 'game', name: 'database writes' },
  connections: { area: 'game', name: 'database connections' },
  cluster: { area: 'game', name: 'database cluster' },
  letters: { area: 'game', name: 'table encodings' },
  accountTable: { area: 'accounts', name: 'account table' },
  saltedPasswords: { area: 'accounts', name: 'salted passwords' },
  unknownPasswords: { area: 'accounts', name: 'unknown password formats' },
  zones: { area: 'game', name: 'clocks and time zones' },
  settings: { area: 'site', name: 'server settings' },
  portalTables: { area: 'site', name: 'portal tables' },
  releases: { area: 'site', name: 'live pages' },
  releaseFiles: { area: 'site', name: 'release files' },
  background: { area: 'site', name: 'background work' },
  proxies: { area: 'site', name: 'visitor addresses' },
  sharedCaches: { area: 'site', name: 'shared caches' },
  mail: { area: 'site', name: 'email' },
  backups: { area: 'site', name: 'backups' },
  voteSites: { area: 'site', name: 'vote sites' },
  voteSite: { area: 'site', name: 'vote site' },
  webAdmin: { area: 'accounts', name: 'web admin' },
  defaultPasswords: { area: 'accounts', name: 'admin passwords' },
  secondFactors: { area: 'accounts', name: 'admin second factors' },
  passwords: { area: 'accounts', name: 'password changes' },
  makingAccounts: { area: 'accounts', name: 'account creation' },
  resetting: { area: 'accounts', name: 'character resets' },
  ledger: { area: 'accounts', name: 'ledger' },
  gameFiles: { area: 'content', name: 'names, maps, quests' },
  sprites: { area: 'content', name: 'character pictures' },
} as const satisfies Record<string, { area: DoctorArea; name: string }>;

export type DoctorCheck = keyof typeof DOCTOR_CHECKS;

/** Why something is limited or off, in the English of the administration, which translates these. */
export { DOCTOR_REASONS };

export type DoctorReason = keyof typeof DOCTOR_REASONS;
