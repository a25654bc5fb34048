import styles from './panel-icon.module.css';

/** Drawn like the portal's icons. Those are part of every page, so these stay apart. */
const PATHS = {
  shield: 'M10 2.5l6 2v5.5l-2 4-4 3.5-4-3.5-2-4V4.5zM7.5 9.5l2 2 3.5-3.5',
  finger: 'M4 12V8l2-3.5 4-2 4 2L16 8v3M7 16.5V9l1.5-2h3L13 9v5.5M10 10v7.5M4 15v.2M16 14.5v.2',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  phone: 'M5.5 2.5h9v15h-9zM9 15h2',
} as const;

export interface PanelIconProps {
  name: keyof typeof PATHS;
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
}

export function PanelIcon({ name, size = 16, label }: PanelIconProps) {
  return (
    <svg
      className={styles.root}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
