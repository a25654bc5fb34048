import { ACHIEVEMENT_TIERS, GROUP_ACHIEVEMENTS, type GroupAchievement } from '@portico/domain';
import type { ServerSettings } from '../../platform/config/index.js';
import type { GroupAchievementDto, GroupMemberDto } from './groups.dto.js';

type AchievementSteps = ServerSettings['achievements'];

const SETTING_OF = {
  total_level: 'totalLevel',
  boss_kills: 'bossKills',
  card_collection: 'cardCollection',
} as const satisfies Record<GroupAchievement, keyof AchievementSteps>;

const COUNT_OF: Readonly<Record<GroupAchievement, (member: GroupMemberDto) => number>> = {
  total_level: (member) => member.level,
  boss_kills: (member) => member.ironman_bosses_killed,
  card_collection: (member) => member.total_cards ?? 0,
};

/** Achievements that the members reached, each with its highest tier and the value of the next one. */
export function achievementsOf(
  members: readonly GroupMemberDto[],
  steps: AchievementSteps,
): GroupAchievementDto[] {
  return GROUP_ACHIEVEMENTS.flatMap((achievement) => {
    const value = members.reduce((sum, member) => sum + COUNT_OF[achievement](member), 0);
    const own = steps[SETTING_OF[achievement]];
    const reached = ACHIEVEMENT_TIERS.filter((_, index) => value >= Number(own[index]));
    const tier = reached.at(-1);
    return tier === undefined ? [] : [{ achievement, tier, value, next_value: own[reached.length] ?? null }];
  });
}
