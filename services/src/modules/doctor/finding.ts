import { DOCTOR_CHECKS, DOCTOR_REASONS } from '@portico/domain';
import type { DoctorArea, DoctorCheck, DoctorReason, GameFeature } from '@portico/domain';

export const FEATURE_EFFECTS: Readonly<Record<GameFeature, { name: string; without: string }>> = {
  guilds: { name: 'guilds', without: 'rankings and profiles show no guild' },
  guildPages: { name: 'guild pages', without: 'guilds are named, but have no ranking and no pages' },
  alliances: { name: 'alliances', without: 'pages of guilds name no alliance' },
  monsterBook: { name: 'monster cards', without: 'cards are not counted' },
  wornItems: { name: 'worn items', without: 'portraits show no clothes' },
  merchants: { name: 'hired merchants', without: 'the free market is closed' },
  monsterDrops: { name: 'monster drops', without: 'items and monsters show none' },
  globalDrops: { name: 'global drops', without: 'items and monsters show none' },
  reactorDrops: { name: 'reactor drops', without: 'items show none' },
  customSpawns: { name: 'custom spawns', without: 'maps show only the spawns of the game files' },
  shops: { name: 'shops of NPCs', without: 'items do not name who sells them' },
  maker: { name: 'recipes of the Maker skill', without: 'items do not say what they are made from' },
  onlinePlayers: { name: 'online players', without: 'an account is shown by its newest character' },
  exits: {
    name: 'exits from the game',
    without: 'the game can overwrite what is bought or given after a crash or an idle kick',
  },
  temporaryBans: { name: 'temporary bans', without: 'temporarily banned players stay visible' },
  accountDetails: { name: 'account details', without: 'no ban reasons and character slots' },
  webAdmins: { name: 'web admins', without: 'only GM levels make someone an admin' },
  emails: { name: 'email addresses', without: 'no one gets mails, and new accounts keep no address' },
  balances: { name: 'balances', without: 'NX and vote points are not shown, and votes are not offered' },
  accountDates: { name: 'account dates', without: 'admins do not see when an account was created' },
  banning: { name: 'admin bans', without: 'admins can ban in the game only' },
  dropEditing: { name: 'drop editor', without: 'drops are shown but cannot be edited' },
  addressBans: { name: 'address bans', without: 'an unban removes none of them' },
  deviceBans: { name: 'device bans', without: 'an unban removes none of them' },
  computerBans: { name: 'computer bans', without: 'an unban removes none of them' },
  signIn: { name: 'login', without: 'no one can log in' },
  spending: { name: 'exchanges and upgrades', without: 'players cannot buy anything on the site' },
  inventory: { name: 'inventories', without: 'players do not see what their characters carry' },
  quests: { name: 'quests of characters', without: 'quests do not say what a character still needs' },
  registration: { name: 'registration', without: 'accounts can be created in the game only' },
};

export const FINDING_STATES = ['ready', 'limited', 'off'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export interface Finding {
  /** In English, as the command prints it. */
  name: string;
  state: FindingState;
  /** The reason and the fix, in English; empty if the finding is ready. */
  hint: string;
  /** Key that the administration translates. Findings without a key are shown in English. */
  check?: DoctorCheck | GameFeature;
  area?: DoctorArea;
  reason?: DoctorReason;
  params?: Readonly<Record<string, string | number>>;
  /** Command, setting or statement that solves the problem, as the owner types it. */
  remedy?: string;
  detail?: string;
  /** The start logs it as urgent, and the command ends with 1. */
  isUrgent?: boolean;
}

type Why = Pick<Finding, 'params' | 'remedy' | 'isUrgent'> & {
  reason: DoctorReason;
  /** Subject of a check that has several, such as the id of a vote site. */
  subject?: string;
};

export function ready(check: DoctorCheck | GameFeature, detail?: string, subject?: string): Finding {
  return { ...identityOf(check, subject), state: 'ready', hint: '', ...(detail !== undefined && { detail }) };
}

export function notReady(
  check: DoctorCheck | GameFeature,
  state: 'limited' | 'off',
  { subject, reason, ...why }: Why,
): Finding {
  const { params = {}, remedy } = why;
  const text = DOCTOR_REASONS[reason].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  const hint = remedy === undefined ? text : `${text} ${remedy}`;
  return { ...identityOf(check, subject), state, hint, reason, ...why };
}

/** The finding of a check without a result. One that covers several checks is reported under its own name. */
export function unfinished(name: string, state: 'limited' | 'off', why: Why): Finding {
  return isCheck(name) ? notReady(name, state, why) : { ...notReady('game', state, why), name };
}

function isCheck(name: string): name is DoctorCheck {
  return Object.hasOwn(DOCTOR_CHECKS, name);
}

function identityOf(
  check: DoctorCheck | GameFeature,
  subject?: string,
): Pick<Finding, 'check' | 'area' | 'name'> {
  const { area, name } = isFeature(check)
    ? { area: 'features' as const, name: FEATURE_EFFECTS[check].name }
    : DOCTOR_CHECKS[check];
  return { check, area, name: subject === undefined ? name : `${name} ${subject}` };
}

function isFeature(check: DoctorCheck | GameFeature): check is GameFeature {
  return Object.hasOwn(FEATURE_EFFECTS, check);
}
