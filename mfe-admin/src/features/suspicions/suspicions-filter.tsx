import { SUSPICION_RULES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { SearchLinks } from '@portico/portal-kit';
import { SegmentedLinks, SelectField } from '@portico/ui';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import styles from './suspicions-page.module.css';
import { STATES, type SuspicionsView } from './suspicions.queries';

interface SuspicionsFilterProps {
  view: SuspicionsView;
  hrefWith: SearchLinks<SuspicionsView>['hrefWith'];
  onRule: (rule: string) => void;
}

/** Looked at or not, and found by which rule. */
export function SuspicionsFilter({ view, hrefWith, onRule }: SuspicionsFilterProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('suspicions.filter.state')}
        items={STATES.map((state) => ({
          key: state,
          href: hrefWith({ state }),
          text: t(`suspicions.state.${state}`),
          isCurrent: state === view.state,
        }))}
      />
      <SelectField
        label={t('suspicions.filter.rule')}
        isLabelHidden
        value={view.rule ?? ''}
        options={[
          { value: '', text: t('suspicions.filter.allRules') },
          ...SUSPICION_RULES.map((rule) => ({ value: rule, text: ruleText(rule) })),
        ]}
        onChange={onRule}
      />
    </div>
  );
}
