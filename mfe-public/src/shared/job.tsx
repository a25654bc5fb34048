import { classOfJob } from '@portico/domain';
import { jobText } from '@portico/portal-kit';
import { classNames, JobBadge, JobGlyph, type JobLine } from '@portico/ui';
import styles from './job.module.css';

const GAME_STAFF_FROM = 800;
const GAME_STAFF_TO = 910;

function lineOfJob(job: number): JobLine {
  if (job >= GAME_STAFF_FROM && job <= GAME_STAFF_TO) return 'gm';
  return classOfJob(job) ?? 'beginner';
}

/** A character's job: emblem of its line and its name. */
export function Job({ job }: { job: number }) {
  return <JobBadge line={lineOfJob(job)}>{jobText(job)}</JobBadge>;
}

/** Emblem of a character's line, where a drawn character will stand. */
export function JobPortrait({ job, size = 'small' }: { job: number; size?: 'small' | 'large' }) {
  const isLarge = size === 'large';
  return (
    <span className={classNames(styles.portrait, isLarge && styles.large)}>
      <JobGlyph line={lineOfJob(job)} size={isLarge ? 48 : 32} />
    </span>
  );
}
