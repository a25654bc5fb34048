/// <reference path="./css-modules.d.ts" />
export { type Appearance, appearanceQuery, drawingAddress } from './character-avatar/avatar-address';
export { CharacterAvatar, type CharacterAvatarProps } from './character-avatar/character-avatar';
export { composeAvatarFile } from './character-avatar/compose-avatar-file';
export { type BalanceChange, BalanceChanges } from './balance-changes/balance-changes';
export {
  CURRENCY_DRAWINGS,
  type CurrencyPictureKind,
  CurrencyPicture,
  type CurrencyPictureProps,
} from './currency-picture/currency-picture';
export { DropChance, type DropChanceProps } from './drop-chance/drop-chance';
export { GameText, type TextRun } from './game-text/game-text';
export { cardOf, type CardThing } from './hover-card/card-of';
export { HoverCards } from './hover-card/hover-cards';
export type { Beside } from './hover-card/place-card';
export { useBeside } from './hover-card/use-beside';
export { HeroLandscape, type HeroLandscapeProps } from './hero/hero-landscape';
export { PauseSwitch, type PauseSwitchProps } from './hero/pause-switch';
export { LandscapeStrip } from './hero/landscape-strip';
export { ItemTypeBadge } from './item-type-badge/item-type-badge';
export { JobBadge, type JobBadgeProps } from './job-badge/job-badge';
export { Mesos, type MesosProps } from './mesos/mesos';
export { MeterBar, type MeterBarProps } from './meter-bar/meter-bar';
export { ifFailed, Picture, type PictureProps } from './picture/picture';
export {
  Plate,
  PlateFacts,
  PlateGroup,
  PlateHead,
  type PlateGroupProps,
  type PlateHeadProps,
  type PlateProps,
} from './plate/plate';
export { RankChange, type RankChangeProps } from './rank-change/rank-change';
export { Rates, type RatesProps } from './rates/rates';
export { RewardCalendar, RewardCountdown, type RewardDay } from './reward-calendar/reward-calendar';
export {
  useRewardWords,
  type LoginReward,
  REWARD_DRAWINGS,
  RewardPicture,
  type RewardPictureProps,
} from './reward-picture/reward-picture';
export { SectionHead, type SectionHeadProps } from './section-head/section-head';
export { type DrawingPart, SmallDrawing, type SmallDrawingProps } from './small-drawing/small-drawing';
export { ItemLink, MonsterLink, type ThingLinkProps } from './thing-link/thing-link';
export { WishButton, type WishButtonProps } from './wish-button/wish-button';
