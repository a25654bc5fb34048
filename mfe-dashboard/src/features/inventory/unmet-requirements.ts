import { classOfJob, type ClassSlug, jobRequirementOf, lineOfJob, type RequiredClass } from '@portico/domain';
import type { AccountCharacter, ItemDetail } from './inventory.queries';
import type { ComparedStat } from './rolled-stats';

export const REQUIRED_NUMBERS = {
  level: 'reqLevel',
  str: 'reqSTR',
  dex: 'reqDEX',
  int: 'reqINT',
  luk: 'reqLUK',
} as const;

export type RequiredNumber = keyof typeof REQUIRED_NUMBERS;

const LINES: Readonly<Record<ClassSlug, RequiredClass | 'beginner'>> = {
  beginner: 'beginner',
  warrior: 'warrior',
  magician: 'magician',
  bowman: 'bowman',
  thief: 'thief',
  pirate: 'pirate',
  noblesse: 'beginner',
  'dawn-warrior': 'warrior',
  'blaze-wizard': 'magician',
  'wind-archer': 'bowman',
  'night-walker': 'thief',
  'thunder-breaker': 'pirate',
  aran: 'warrior',
};

/** Whether a job may use what asks for a class. Game masters may use everything. */
export function hasClassFor(job: number, mask: number): boolean {
  const requirement = jobRequirementOf(mask);
  if (requirement.kind === 'all' || requirement.kind === 'unknown' || lineOfJob(job) === 'gm') return true;
  // An aran without an advancement is a beginner too.
  const line = job === 2000 ? 'beginner' : LINES[classOfJob(job) ?? 'beginner'];
  return requirement.kind === 'beginner'
    ? line === 'beginner'
    : requirement.classes.some((name) => name === line);
}

/** The required numbers that a character does not reach with its equipment. */
export function unmetNumbers(
  { level, stats }: Pick<AccountCharacter, 'level' | 'stats'>,
  bonuses: readonly ComparedStat[],
  properties: ItemDetail['properties'],
): ReadonlySet<RequiredNumber> {
  const bonus = (name: RequiredNumber) => bonuses.find((stat) => stat.name === name)?.value ?? 0;
  const has: Readonly<Record<RequiredNumber, number>> = {
    level,
    str: stats.str + bonus('str'),
    dex: stats.dex + bonus('dex'),
    int: stats.int + bonus('int'),
    luk: stats.luk + bonus('luk'),
  };
  const names = Object.keys(REQUIRED_NUMBERS) as RequiredNumber[];
  return new Set(names.filter((name) => has[name] < (properties[REQUIRED_NUMBERS[name]] ?? 0)));
}
