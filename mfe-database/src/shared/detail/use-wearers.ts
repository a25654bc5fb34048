import { jobRequirementOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { classText } from '@portico/portal-kit/job-words';

/** Returns a function that names the classes in a `reqJob` mask. */
export function useWearers(): (mask: number) => string {
  const t = useTexts('mfe-database');
  return (mask) => {
    const requirement = jobRequirementOf(mask);
    if (requirement.kind === 'unknown') return t('property.job.unknown', { mask });
    if (requirement.kind === 'all') return t('property.job.all');
    return requirement.kind === 'beginner'
      ? classText('beginner')
      : requirement.classes.map(classText).join(', ');
  };
}
