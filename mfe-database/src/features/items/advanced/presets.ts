import type { FilterPresetName } from '@portico/domain';
import type { IconName } from '@portico/ui';

export const PRESET_ICONS = {
  rare_items: 'star',
  common_items: 'chest',
  boss_drops: 'crown',
  high_level: 'chart',
  quest_items: 'scroll',
} as const satisfies Record<FilterPresetName, IconName>;

export const PRESET_NAMES = [
  'rare_items',
  'common_items',
  'boss_drops',
  'high_level',
  'quest_items',
] as const satisfies readonly FilterPresetName[];
