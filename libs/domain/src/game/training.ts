import { hitRate, type AttackTarget, type Attacker } from './hit-rate.js';
import { killsAllowed, type SpawnPlaces } from './respawn.js';
import { MAX_TRAINING_LEVEL } from './trainee-limits.js';

/** Seconds per attack with a weapon of normal speed. */
export const ATTACK_SECONDS = 0.8;

/** Seconds to walk from one monster to the next. */
export const WALK_SECONDS = 1;

/** A map is too dangerous to train on if a monster is more than this many levels above the character. */
export const SAFE_LEVELS_ABOVE = 10;

/** Hits with which the default attack kills the typical monster of a level. */
export const DEFAULT_HITS = 3;

const HOUR_SECONDS = 3600;

/** EXP per HP of a monster; undefined if it has no HP or gives no EXP. */
export function expPerHp(exp: number, maxHp: number): number | undefined {
  return exp > 0 && maxHp > 0 ? exp / maxHp : undefined;
}

/** A character that trains alone. */
export interface Trainee extends Attacker {
  /** Damage of a hit to each monster. */
  damage: number;
  /** Monsters that one attack hits. */
  targets: number;
}

/** One kind of monster on a map. */
export interface TrainingKind extends AttackTarget, SpawnPlaces {
  maxHp: number;
  /** EXP of one monster before any rate. */
  exp: number;
  isBoss: boolean;
}

/** Result of hunting one kind of monster. */
export interface KindOutcome<K extends TrainingKind> {
  kind: K;
  /** Share of the attacks that hit, 0 to 1. */
  hitRate: number;
  /** Average attacks per kill, misses included. */
  attacks: number;
  killsPerHour: number;
}

/** Gains of a character on a map in an hour. */
export interface TrainingOutcome<K extends TrainingKind> {
  expPerHour: number;
  killsPerHour: number;
  /** Kills that the map allows a character of any strength. */
  killsAllowed: number;
  /** Limit of the kills: monsters respawn too slowly, or the character's damage is too low. */
  limit: 'respawn' | 'damage';
  /** The hunted kinds. */
  kinds: KindOutcome<K>[];
}

/** Average attacks until a monster is dead; Infinity if no attack hits. */
export function attacksToKill(trainee: Trainee, kind: AttackTarget & { maxHp: number }): number {
  const hits = Math.max(1, Math.ceil(kind.maxHp / trainee.damage));
  return hits / hitRate(trainee, kind);
}

/**
 * Result of an hour alone on a map. The character hunts all monsters except bosses, those without EXP, those that never respawn, and
 * those that it cannot hit. If it cannot kill all that respawn within the hour, all kinds are reduced in the same proportion.
 */
export function trainOn<K extends TrainingKind>(kinds: readonly K[], trainee: Trainee): TrainingOutcome<K> {
  return hunt(
    kinds.filter((kind) => isTrainedOn(kind, trainee)),
    kinds,
    trainee,
  );
}

const ANY_STRENGTH: Trainee = {
  way: 'physical',
  level: MAX_TRAINING_LEVEL,
  accuracy: Infinity,
  damage: Infinity,
  targets: Infinity,
};

/** EXP per hour that a map allows a single character of any strength, before any rate. */
export function expAllowed(kinds: readonly TrainingKind[]): number {
  return trainOn(kinds, ANY_STRENGTH).expPerHour;
}

/**
 * Kills per hour of the wanted kinds of a map, bosses too. The character hunts either these alone, or all others that it can train on
 * too: their places then fill again, with more of the wanted. The better of the two counts.
 */
export function farmOn<K extends TrainingKind>(
  kinds: readonly K[],
  isWanted: (kind: K) => boolean,
  trainee: Trainee,
): number {
  const wanted = kinds.filter((kind) => isWanted(kind) && canBeKilled(kind, trainee));
  const others = kinds.filter((kind) => !isWanted(kind) && isTrainedOn(kind, trainee));
  const killsOf = (hunted: readonly K[]) =>
    sumOf(hunt(hunted, kinds, trainee).kinds, ({ kind, killsPerHour }) =>
      isWanted(kind) ? killsPerHour : 0,
    );
  return Math.max(killsOf(wanted), killsOf([...wanted, ...others]));
}

/** Result of killing the hunted kinds of a map for an hour. */
function hunt<K extends TrainingKind>(
  hunted: readonly K[],
  kinds: readonly K[],
  trainee: Trainee,
): TrainingOutcome<K> {
  const kills = killsAllowed(hunted, placesOf(kinds) - placesOf(hunted));
  const rows = hunted.map((kind, index) => ({
    kind,
    attacks: attacksToKill(trainee, kind),
    allowed: kills[index] ?? 0,
  }));
  const secondsFor = (attacks: number) => (attacks * ATTACK_SECONDS + WALK_SECONDS) / trainee.targets;
  const seconds = sumOf(rows, ({ attacks, allowed }) => allowed * secondsFor(attacks));
  const done = seconds > HOUR_SECONDS ? HOUR_SECONDS / seconds : 1;
  return {
    expPerHour: sumOf(rows, ({ kind, allowed }) => kind.exp * allowed) * done,
    killsPerHour: sumOf(rows, ({ allowed }) => allowed) * done,
    killsAllowed: sumOf(rows, ({ allowed }) => allowed),
    limit: done < 1 ? 'damage' : 'respawn',
    kinds: rows.map(({ kind, attacks, allowed }) => ({
      kind,
      hitRate: hitRate(trainee, kind),
      attacks,
      killsPerHour: allowed * done,
    })),
  };
}

/** Whether none of a map's monsters is too far above the character. Bosses do not count, because players can avoid them. */
export function isSafeFor(kinds: readonly TrainingKind[], level: number): boolean {
  return kinds.every((kind) => kind.isBoss || kind.level <= level + SAFE_LEVELS_ABOVE);
}

/** Number of kinds around a level that make its typical monster. */
const USUAL_KINDS = 15;

/** Typical monster of a level: medians of the kinds with the nearest levels. undefined without any kinds. */
export function typicalMonster(
  kinds: readonly Pick<TrainingKind, 'level' | 'maxHp' | 'avoidability'>[],
  level: number,
): { maxHp: number; avoidability: number } | undefined {
  const nearest = [...kinds]
    .sort((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level) || a.level - b.level)
    .slice(0, USUAL_KINDS);
  const maxHp = median(nearest.map((kind) => kind.maxHp));
  const avoidability = median(nearest.map((kind) => kind.avoidability));
  return maxHp === undefined || avoidability === undefined ? undefined : { maxHp, avoidability };
}

function isTrainedOn(kind: TrainingKind, trainee: Trainee): boolean {
  return !kind.isBoss && kind.exp > 0 && canBeKilled(kind, trainee);
}

function canBeKilled(kind: TrainingKind, trainee: Trainee): boolean {
  return kind.respawn >= 0 && hitRate(trainee, kind) > 0;
}

function placesOf(kinds: readonly SpawnPlaces[]): number {
  return sumOf(kinds, ({ count, respawn }) => (respawn < 0 ? 0 : count));
}

function median(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function sumOf<T>(rows: readonly T[], valueOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}
