/// <reference path="./css-modules.d.ts" />
export { DropChance, type DropChanceProps } from './drop-chance/drop-chance';
export { cardOf, type CardThing } from './hover-card/card-of';
export { HoverCards } from './hover-card/hover-cards';
export { HeroLandscape, type HeroLandscapeProps } from './hero/hero-landscape';
export { ItemTypeBadge, type ItemTypeBadgeProps } from './item-type-badge/item-type-badge';
export { JobBadge, type JobBadgeProps } from './job-badge/job-badge';
export { ListPages, type ListPagesProps, type PagesText } from './list-pages/list-pages';
export { Mesos, type MesosProps } from './mesos/mesos';
export { MeterBar, type MeterBarProps } from './meter-bar/meter-bar';
export { ifFailed } from './picture/watch-image';
export { Rates, type RatesProps } from './rates/rates';
export { Picture, type PictureProps } from './picture/picture';
export { ItemLink, MonsterLink, type ThingLinkProps } from './thing-link/thing-link';
