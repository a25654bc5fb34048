import type { SuspicionRule } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Link, SoftText, Window } from '@portico/ui';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { useDuration } from '../../shared/use-duration';
import { useRuleText } from '../../shared/use-rule-text';
import styles from './rules-window.module.css';
import type { SuspicionRuleState } from './suspicions.queries';

interface RulesWindowProps {
  rules: readonly SuspicionRuleState[];
  hrefFor: (rule: SuspicionRule) => string;
}

export function RulesWindow({ rules, hrefFor }: RulesWindowProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const { number } = useFormat();
  const durationOf = useDuration();
  /** Formats days, hours and seconds as a duration; accounts and votes as a count. */
  const thresholdText = (rule: SuspicionRuleState['rule'], threshold: number) =>
    t(`suspicionRule.${rule}.threshold`, {
      threshold:
        rule === 'shared-network' || rule === 'clockwork'
          ? number(threshold)
          : durationOf(threshold * UNITS_MS[rule]),
    });
  return (
    <Window title={t('suspicions.rules.title')} icon="settings" isFlush>
      <ul className={styles.rules} role="list">
        {rules.map(({ rule, threshold, setting, open }) => (
          <li key={rule} className={styles.rule}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link href={hrefFor(rule)}>{ruleText(rule)}</Link>
              </h3>
              <SoftText>{t(`suspicionRule.${rule}.text`)}</SoftText>
            </div>
            <p className={styles.threshold}>
              {threshold === 0 ? <Badge>{t('suspicions.rules.off')}</Badge> : thresholdText(rule, threshold)}
            </p>
            <SoftText>{t('suspicions.rules.open', { count: open })}</SoftText>
            <code className={styles.setting} dir="ltr" title={t('suspicions.rules.setting')}>
              {setting}
            </code>
          </li>
        ))}
      </ul>
    </Window>
  );
}

const UNITS_MS = {
  'votes-without-playing': DAY_MS,
  'young-account': HOUR_MS,
  'spends-at-once': 1000,
} as const satisfies Partial<Record<SuspicionRuleState['rule'], number>>;
