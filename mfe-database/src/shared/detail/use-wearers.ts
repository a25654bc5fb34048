import { jobRequirementOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';

/** Returns a function that names the classes in a `reqJob` mask. */
export function useWearers(): (mask: number) => string {
  const t = useTexts('mfe-database');
  return (mask) => {
    const requirement = jobRequirementOf(mask);
    if (requirement.kind === 'unknown') return t('property.job.unknown', { mask });
    if (requirement.kind !== 'classes') return t(`property.job.${requirement.kind}`);
    return requirement.classes.map((name) => t(`property.job.${name}`)).join(', ');
  };
}
