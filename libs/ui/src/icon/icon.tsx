import { classNames } from '../class-names';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in px; 20 by default. */
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** One icon in the colour of the text. Icons with a direction are mirrored in right-to-left pages. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const mirrored = MIRRORED_ICONS.has(name) && styles.mirrored;
  return (
    <svg
      className={classNames(styles.root, mirrored, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** Line drawings on a 20 x 20 field with square strokes of 1.75 px, so that the set looks alike. */
const ICON_PATHS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M8.5 3.5h1.5l3 2v1.5l1 1.5v1.5l-1 1.5v1l-3 2H8.5l-3-2-1.5-3V8l1.5-2.5zM13.5 13.5l3.5 3.5',
  sun: 'M7.5 6h5L14 7.5v5L12.5 14h-5L6 12.5v-5zM10 2v1M10 17v1M2 10h1M17 10h1M4.3 4.3l.7.7M15 15l.7.7M15.7 4.3l-.7.7M5 15l-.7.7',
  moon: 'M8 3h2l-1.5 3v3L11 11.5l3 .5 2.5-1v2L14 16l-3 1H8.5L5 15 3 11.5V8.5L5 5z',
  system: 'M3 4h14v9H3zM7 17h6M10 13v4',
  globe: 'M7.5 3h5L16 5.5 17 8v4l-1 2.5L12.5 17h-5L4 14.5 3 12V8l1-2.5zM3 10h14M10 3L7.5 7v6l2.5 4 2.5-4V7z',
  chevronStart: 'M12 4l-6 6 6 6',
  chevronEnd: 'M8 4l6 6-6 6',
  chevronFirst: 'M15 4l-6 6 6 6M5 4v12',
  chevronLast: 'M5 4l6 6-6 6M15 4v12',
  chevronDown: 'M4 8l6 6 6-6',
  arrowEnd: 'M3 10h13M11 5l5 5-5 5',
  sort: 'M6 8l4-4 4 4M6 12l4 4 4-4',
  sortAscending: 'M5 12l5-5 5 5',
  sortDescending: 'M5 8l5 5 5-5',
  external: 'M11 3h6v6M17 3l-8 8M8 5H4v11h11v-4',
  retry: 'M16 4v4h-4M15.5 8L13 5 10 4 6.5 5 4.5 7.5 4 10.5 5.5 14 8.5 16h3L15 14',
  edit: 'M4 16v-3L13 4l3 3-9 9zM11 6l3 3',
  trash: 'M4 6h12M8 6V3.5h4V6M5.5 6l1 11h7l1-11M8.5 9v5M11.5 9v5',
  undo: 'M8 4L4 8l4 4M4 8h8l4 3v2l-4 3.5H7',
  redo: 'M12 4l4 4-4 4M16 8H8l-4 3v2l4 3.5h5',
  copy: 'M7 7h10v10H7zM4 13H3V3h10v1',
  paste: 'M7 4H4v13h12V4h-3M7 3h6v3H7zM7 10h6M7 13h4',
  home: 'M2.5 10.5L10 4l7.5 6.5M5 9v8h10V9M8.5 17v-4h3v4',
  page: 'M5 3h7l3 3v11H5zM11.5 3v3.5H15M7.5 10h5M7.5 13h5',
  crown: 'M3 15V6l4 3.5L10 4l3 5.5L17 6v9zM3 17.5h14',
  sword: 'M16.5 3.5h-3L6 11l3 3 7.5-7.5zM4.5 10.5l5 5M6 14l-3 3',
  chest: 'M3 9V6l2-2h10l2 2v3M3 9h14v7H3zM8.5 9v3h3V9',
  store: 'M4 9v8h12V9M3 8l1.5-5h11L17 8v1h-3.5V8h-3.5v1H6.5V8L6 9H3zM8 17v-4h4v4',
  map: 'M3 5l4.5-2 5 2L17 3v12l-4.5 2-5-2L3 17zM7.5 3v12M12.5 5v12',
  scroll: 'M6 3h9l2 2v2h-3M6 3L4 5v9H2.5v1L4 17h8l2-2V5l1-2M7 8h4M7 11h4',
  user: 'M8 3h4l1.5 1.5v4L12 10H8L6.5 8.5v-4zM3 17v-2l3-2.5h8l3 2.5v2z',
  users: 'M6 5h3l1 1v3l-1 1H6L5 9V6zM2 16v-2l2-1.5h7l2 1.5v2zM13 5h2l1 1v2.5L15 9.5h-2M15 12.5l3 1.5v2',
  chart: 'M3 3v14h14M7 14v-3M11 14V6M15 14V9',
  warning: 'M10 3l7.5 14h-15zM10 8v4M10 14.5v.2',
  info: 'M7.5 3h5L17 7.5v5L12.5 17h-5L3 12.5v-5zM10 9v5M10 6v.2',
  check: 'M4 10.5l4 4L16 6',
  feed: 'M4 4h4l8 8v4M4 9h3l4 4v3M4.5 15.5v.2',
  download: 'M10 3v9M6 8.5l4 4 4-4M3 16.5h14',
  clock: 'M7.5 3h5L17 7.5v5L12.5 17h-5L3 12.5v-5zM10 6v4.5l3 1.5',
  bell: 'M8 4l2-1.5L12 4l2.5 2.5v5L16 14H4l1.5-2.5v-5zM8.5 17h3',
  heart: 'M10 16.5l-6.5-6V6L6 4h2l2 2 2-2h2l2.5 2v4.5z',
  skull: 'M6 3h8l2.5 2.5v5L14 13v3H6v-3l-2.5-2.5v-5zM7.5 8v1M12.5 8v1M10 11v.5M8.5 16v-2M11.5 16v-2',
  filter: 'M3 4h14l-5.5 6.5V15l-3 2v-6.5z',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  star: 'M10 3l2 4.5 5 .5-3.5 3.5 1 5-4.5-2.5-4.5 2.5 1-5L3 8l5-.5z',
  chat: 'M3 4h14v10H9l-4 3v-3H3zM7 8h6M7 11h3',
  key: 'M3 8l2-2h2l2 2v2l-2 2H5l-2-2zM9 9h8v4M14 9v3',
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M10 4h4v4h-4zM6 12h4v4H6z',
  link: 'M8 12l4-4M9 6l2-2h3l2 2v3l-2 2M11 14l-2 2H6l-2-2v-3l2-2',
  trend: 'M3 14.5l4.5-4.5 3 3L17 6.5M12.5 6H17v4.5',
  coin: 'M7.5 3h5L17 7.5v5L12.5 17h-5L3 12.5v-5zM10 6.5l3 3.5-3 3.5L7 10z',
  inkwell: 'M7 3h6v3.5H7zM7.5 6.5L4 10v7h12v-7l-3.5-3.5M4 12.5h12',
  package: 'M10 3l7 3.5v7L10 17l-7-3.5v-7zM3 6.5l7 3.5 7-3.5M10 10v7M6.5 4.8l7 3.4',
  shield: 'M10 3l6 2v5.5l-2 4L10 17l-4-2.5-2-4V5zM7 10l2.2 2.2L13 7.5',
  logout: 'M8 3H4v14h4M8 10h9M13 6l4 4-4 4',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Whether the design system has a drawing of this name, such as one that a remote declares. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

const MIRRORED_ICONS: ReadonlySet<IconName> = new Set([
  'undo',
  'redo',
  'chevronStart',
  'chevronEnd',
  'chevronFirst',
  'chevronLast',
  'arrowEnd',
  'external',
  'logout',
  'chat',
  'retry',
]);
