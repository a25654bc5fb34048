import { hitRate, type AttackTarget, type Attacker } from './hit-rate.js';
import { killsAllowed, type SpawnPlaces } from './spawns.js';

/** Seconds of one attack: a weapon of normal speed. */
export const ATTACK_SECONDS = 0.8;

/** Seconds on the way from one monster to the next. */
export const WALK_SECONDS = 1;

/** A map with a monster that is more levels above the character is too dangerous to train on. */
export const SAFE_LEVELS_ABOVE = 10;

/** The default attack fells the typical monster of a level with so many hits. */
export const DEFAULT_HITS = 3;

/** The most monsters that an attack of the game hits at once. */
export const MAX_TARGETS = 15;

/** Default level of a training plan. */
export const DEFAULT_TRAINING_LEVEL = 30;

/** No character has more: as high as the level filters of the database go. */
export const MAX_TRAINING_LEVEL = 300;

/** No attack does more in all its lines: 199,999 is the most of one, and none has fifty. */
export const MAX_TRAINING_DAMAGE = 9_999_999;

export const MAX_TRAINING_ACCURACY = 9999;

const HOUR_SECONDS = 3600;

/** A character that trains alone. */
export interface Trainee extends Attacker {
  /** Damage of an attack that hits, to each monster. */
  damage: number;
  /** Monsters that an attack hits at once. */
  targets: number;
}

/** One kind of monster of a map. */
export interface TrainingKind extends AttackTarget, SpawnPlaces {
  maxHp: number;
  /** EXP of one, before any rate. */
  exp: number;
  isBoss: boolean;
}

/** How one kind of monster goes for a character. */
export interface KindOutcome<K extends TrainingKind> {
  kind: K;
  /** Share of the attacks that hit, 0 to 1. */
  hitRate: number;
  /** Average attacks per kill, misses included. */
  attacks: number;
  killsPerHour: number;
}

/** The yield of a map for a character in an hour. */
export interface TrainingOutcome<K extends TrainingKind> {
  expPerHour: number;
  killsPerHour: number;
  /** Kills that the map would allow a character of any strength. */
  killsAllowed: number;
  /** The limit of the kills: monsters come back too slowly, or fall too slowly. */
  limit: 'respawn' | 'damage';
  /** Hunted kinds. */
  kinds: KindOutcome<K>[];
}

/** Attacks until a monster is down on average; Infinity where none hits. */
export function attacksToKill(trainee: Trainee, kind: AttackTarget & { maxHp: number }): number {
  const hits = Math.max(1, Math.ceil(kind.maxHp / trainee.damage));
  return hits / hitRate(trainee, kind);
}

/**
 * An hour of a character alone on a map. It hunts all monsters as they come, but bosses, those without EXP and those it cannot hit.
 * Killing as many of each kind as come back takes a time; where it is more than an hour, all kinds fall in the same proportion.
 */
export function trainOn<K extends TrainingKind>(kinds: readonly K[], trainee: Trainee): TrainingOutcome<K> {
  const hunted = kinds.filter((kind) => isHunted(kind, trainee));
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

/** Whether a map is not too dangerous: none of its monsters is far above the character. Bosses can be walked around. */
export function isSafeFor(kinds: readonly TrainingKind[], level: number): boolean {
  return kinds.every((kind) => kind.isBoss || kind.level <= level + SAFE_LEVELS_ABOVE);
}

/** How many kinds around a level make its typical monster. */
const USUAL_KINDS = 15;

/** Typical monster of a level: medians of the kinds with the nearest levels. undefined without any. */
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

function isHunted(kind: TrainingKind, trainee: Trainee): boolean {
  return !kind.isBoss && kind.exp > 0 && kind.respawn >= 0 && hitRate(trainee, kind) > 0;
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
