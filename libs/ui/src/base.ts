/// <reference path="./css-modules.d.ts" />
// Components of every page and of the shell: one copy in the page, which the shell provides.
export {
  Button,
  IconButton,
  LinkButton,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button/button';
export { classNames } from './class-names';
export { Icon, isIconName, type IconName, type IconProps } from './icon/icon';
export { isPlainClick, ExternalLink, Link, LinkProvider, type LinkProps } from './link/link';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice';
export { PageSkeleton, type PageSkeletonProps } from './skeleton/page-skeleton';
export { Skeleton, SkeletonTable, type SkeletonProps, type SkeletonTableProps } from './skeleton/skeleton';
export {
  EmptyState,
  ErrorState,
  LostState,
  type ErrorStateProps,
  type StateMessageProps,
  PlainStates,
} from './states/states';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
