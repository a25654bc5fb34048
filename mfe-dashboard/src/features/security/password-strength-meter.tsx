import { passwordStrength, type PasswordAdvice } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { classNames } from '@portico/ui';
import styles from './password-strength-meter.module.css';

const STEPS = [1, 2, 3, 4] as const;
const WORDS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** How strong a password is, and in words what would make it stronger. */
export function PasswordStrengthMeter({ id, password }: { id: string; password: string }) {
  const t = useTexts('mfe-dashboard');
  const { score, missing, isTooLongForGame } = passwordStrength(password);
  const advice = (name: PasswordAdvice) => t(`security.strength.advice.${name}`);
  return (
    <div className={styles.root} data-score={password === '' ? 0 : Math.max(score, 1)}>
      <div className={styles.bar} aria-hidden="true">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(styles.step, password !== '' && step <= Math.max(score, 1) && styles.full)}
          />
        ))}
      </div>
      <div id={id} className={styles.words} aria-live="polite">
        {password === '' ? (
          <p>{t('security.strength.empty')}</p>
        ) : (
          <>
            <p>
              <strong>{t(`security.strength.${WORDS[score] ?? 'strong'}`)}</strong>
              {missing.length > 0 &&
                ` ${t('security.strength.add', { advice: missing.map(advice).join(t('security.strength.separator')) })}`}
            </p>
            {isTooLongForGame && <p>{t('security.strength.tooLongForGame')}</p>}
          </>
        )}
      </div>
    </div>
  );
}
