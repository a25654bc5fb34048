import { CLASS_JOB_RANGES, jobName, type ClassSlug } from '@portico/domain';
import { findText } from '@portico/i18n';

/** Name of a job in the language of the page, from the shell's texts; English for a code without a text. */
export function jobText(job: number): string {
  return findText('shell', `game.job.${job}`) ?? jobName(job);
}

/** Name of a class in the language of the page. The first job of its last range has it: `Aran`, not `Legend`. */
export function classText(slug: ClassSlug): string {
  return jobText(CLASS_JOB_RANGES[slug].at(-1)?.from ?? 0);
}
