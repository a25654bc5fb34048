import { passwordStrength, type PasswordStrength } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, VisuallyHidden } from '@portico/ui';
import styles from './strength-meter.module.css';

const WORDS = ['weak', 'fair', 'good', 'strong'] as const;

/** All the advice there is, in its order. */
const ADVICE = passwordStrength('').missing;

/** How strong a password is, by what it has and what it lacks: a bar for the eye, words for everybody. */
export function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const t = useTexts('mfe-public');
  const { score, missing } = strength;
  const word = WORDS[score - 1];
  return (
    <div className={styles.meter}>
      <div className={styles.top}>
        <div className={classNames(styles.bar, word && styles[word])} aria-hidden="true">
          {ADVICE.map((advice, index) => (
            <span key={advice} className={classNames(index < score && styles.full)} />
          ))}
        </div>
        <p className={styles.word} aria-live="polite">
          {word && (
            <>
              <VisuallyHidden>{t('register.strength.title')} </VisuallyHidden>
              {t(`register.strength.${word}`)}
            </>
          )}
        </p>
      </div>
      <ul role="list" className={styles.advice}>
        {ADVICE.map((advice) => {
          const isMissing = missing.includes(advice);
          return (
            <li key={advice} className={classNames(!isMissing && styles.followed)}>
              <Icon name={isMissing ? 'minus' : 'check'} size={14} />
              {t(`register.strength.advice.${advice}`)}
              <VisuallyHidden>
                {isMissing ? t('register.strength.missing') : t('register.strength.followed')}
              </VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
