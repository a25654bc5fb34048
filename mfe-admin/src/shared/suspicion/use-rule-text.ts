import { SUSPICION_RULES } from '@portico/domain';
import { useTexts } from '@portico/i18n';

/** What a rule looks for, in a few words; a rule of another release by its own word. */
export function useRuleText(): (rule: string) => string {
  const t = useTexts('mfe-admin');
  return (rule) => {
    const known = SUSPICION_RULES.find((one) => one === rule);
    return known === undefined ? rule : t(`suspicionRule.${known}.name`);
  };
}
