import { classNames } from '../class-names';
import { ICON_PATHS, MIRRORED_ICONS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export type { IconName } from './icon-paths';

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
