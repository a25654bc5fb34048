import { lineOfJob, type JobLine } from '@portico/domain';
import { jobText } from '@portico/portal-kit/job-words';
import { classNames } from '@portico/ui';
import { EMBLEMS } from '../generated/jobs';
import styles from './job-badge.module.css';

/** The keys are those of the file, so that a line without an emblem does not compile. */
const PATHS = new Map(EMBLEMS);

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
      <path d={PATHS.get(line)} fillRule="evenodd" />
    </svg>
  );
}
