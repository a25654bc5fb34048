import { lineOfJob, type JobLine } from '@portico/domain';
import { jobText } from '@portico/portal-kit/game-words';
import { classNames } from '@portico/ui';
import styles from './job-badge.module.css';

const EMBLEMS: Readonly<Record<JobLine, string>> = {
  beginner: 'M8 2l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3L6 6z',
  warrior: 'M7 1h2v8h3v2H9v2h1v2H6v-2h1v-2H4V9h3z',
  magician:
    'M8 1l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM7 9h2v6H7zM12 9l.5 1.5 1.5.5-1.5.5L12 13l-.5-1.5L10 11l1.5-.5z',
  bowman: 'M5 1c6 1 8 8 5 14H8c2-5 1-10-3-12zM2 8h7V6l4 2.5L9 11V9.5H2z',
  thief: 'M8 1l2.5 5L15 8l-4.5 2L8 15l-2.5-5L1 8l4.5-2zM8 6.5A1.5 1.5 0 1 0 8 9.5 1.5 1.5 0 1 0 8 6.5z',
  pirate:
    'M7 4.5a2 2 0 1 1 2 0V6h3v2H9v5c2 0 3-1 3.5-3L15 11c-.5 3-3 4.5-7 4.5S1.5 14 1 11l2.5-1C4 12 5 13 7 13V8H4V6h3z',
  noblesse: 'M2 5l3 2 3-5 3 5 3-2v7H2zM2 13h12v2H2z',
  'dawn-warrior': 'M7 1h2v8h3v2H9v2h1v2H6v-2h1v-2H4V9h3z',
  'blaze-wizard': 'M9 1c0 3 4 5 4 9a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 2 1.5 2C7.5 6 6.5 3 9 1z',
  'wind-archer': 'M1 5h8a2 2 0 1 0-2-2M1 8h11a2 2 0 1 1-2 2M1 11h5a2 2 0 1 1-2 2',
  'night-walker': 'M10 1a7 7 0 1 0 5 10A6 6 0 0 1 10 1z',
  'thunder-breaker': 'M9 1L3 9h4l-1 6 7-9H9z',
  aran: 'M4 2h2l7 11-2 2L6 6v5H4zM9 2h5v5l-2-1-2-2z',
  gm: 'M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z',
};

export interface JobBadgeProps {
  job: number;
}

/** A character's job: the emblem on the plate of its class, and its name in the language of the page. */
export function JobBadge({ job }: JobBadgeProps) {
  const line = lineOfJob(job);
  return (
    <span className={classNames(styles.badge, styles[line])}>
      <span className={styles.plate}>
        <Emblem line={line} />
      </span>
      <span>{jobText(job)}</span>
    </span>
  );
}

function Emblem({ line }: { line: JobLine }) {
  return (
    <svg
      className={classNames(styles.glyph, line === 'wind-archer' && styles.stroked)}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={EMBLEMS[line]} fillRule="evenodd" />
    </svg>
  );
}
