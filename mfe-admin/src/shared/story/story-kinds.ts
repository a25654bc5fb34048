import type { StoryKind } from '@portico/domain';
import type { IconName } from '@portico/ui';

export const KIND_ICONS: Readonly<Record<StoryKind, IconName>> = {
  vote: 'check',
  ledger: 'chart',
  session: 'key',
  account: 'user',
  exp: 'star',
  boss: 'skull',
  scroll: 'scroll',
  nx: 'chest',
  inkwell: 'store',
};
