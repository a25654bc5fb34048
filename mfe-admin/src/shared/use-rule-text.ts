import { SUSPICION_RULES } from '@portico/domain';
import { useTexts } from '@portico/i18n';

/** Returns a function that describes a rule. An unknown rule of another release keeps its own name. */
export function useRuleText(): (rule: string) => string {
  const t = useTexts('mfe-admin');
  return (rule) => {
    const known = SUSPICION_RULES.find((one) => one === rule);
    return known === undefined ? rule : t(`suspicionRule.${known}.name`);
  };
}
