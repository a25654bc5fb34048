import { classOfJob } from '@portico/domain';
import { jobText } from '@portico/portal-kit';
import { JobBadge, type JobLine } from '@portico/ui';

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
