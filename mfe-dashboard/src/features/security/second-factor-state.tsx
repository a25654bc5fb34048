import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Button, Notice } from '@portico/ui';
import type { FactorChange } from './second-factor-password';
import type { Factors } from './security.queries';
import styles from './security-page.module.css';

/** At most this many codes left: suggest new ones. */
const FEW_CODES = 3;

export interface SecondFactorStateProps {
  factors: Factors;
  onChange: (change: FactorChange) => void;
}

export function SecondFactorState({ factors, onChange }: SecondFactorStateProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { totp, recoveryCodesLeft, passkeys, canAddTotp } = factors;
  /** The role requires it and there is no passkey in its place. */
  const isNeeded = factors.isRequired && passkeys.length === 0;
  if (!totp.isOn) {
    if (!canAddTotp) return <Notice>{t('security.factor.unavailable')}</Notice>;
    return (
      <>
        {isNeeded && <Notice tone="warning">{t('security.factor.required')}</Notice>}
        <div className={styles.state}>
          <Badge icon="minus">{t('security.factor.off')}</Badge>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => onChange('on')}>{t('security.factor.turnOn')}</Button>
        </div>
      </>
    );
  }
  const left = t('security.codes.left', {
    count: recoveryCodesLeft,
    formatted: format.number(recoveryCodesLeft),
  });
  return (
    <>
      <div className={styles.state}>
        <Badge tone="good" icon="check">
          {t('security.factor.on')}
        </Badge>
        {totp.since !== null && (
          <span className={styles.lead}>
            {t('security.factor.since', { date: format.date(totp.since, { dateStyle: 'medium' }) })}
          </span>
        )}
      </div>
      {recoveryCodesLeft <= FEW_CODES ? (
        <Notice tone="warning" title={left}>
          <p>{t('security.codes.few')}</p>
        </Notice>
      ) : (
        <p className={styles.lead}>{left}</p>
      )}
      {isNeeded && <p className={styles.lead}>{t('security.factor.requiredOn')}</p>}
      <div className={styles.buttons}>
        <Button onClick={() => onChange('newCodes')}>{t('security.codes.new')}</Button>
        {!isNeeded && <Button onClick={() => onChange('off')}>{t('security.factor.turnOff')}</Button>}
      </div>
    </>
  );
}
