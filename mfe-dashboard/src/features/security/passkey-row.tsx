import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { Moment } from './moment';
import { PanelIcon } from './panel-icon';
import { PasswordStep } from './password-step';
import type { Passkey } from './security.queries';
import styles from './rows.module.css';

export interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: (password: string) => Promise<unknown>;
}

export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const t = useTexts('mfe-dashboard');
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <PanelIcon name="finger" size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{passkey.name}</bdi>
        </p>
        <p className={styles.facts}>
          {passkey.lastUsedAt === null ? (
            <span>{t('security.passkeys.neverUsed')}</span>
          ) : (
            <Moment label={t('security.passkeys.lastUsed')} at={passkey.lastUsedAt} />
          )}
          <Moment label={t('security.passkeys.addedAt')} at={passkey.createdAt} />
        </p>
      </div>
      {isRemoving ? (
        <div className={styles.wide}>
          <PasswordStep
            reason={t('security.passkeys.removeReason', { name: passkey.name })}
            submitText={t('security.passkeys.remove')}
            onPassword={onRemove}
            onCancel={() => setIsRemoving(false)}
          />
        </div>
      ) : (
        <div className={styles.action}>
          <Button
            size="small"
            aria-label={t('security.passkeys.removeNamed', { name: passkey.name })}
            onClick={() => setIsRemoving(true)}
          >
            {t('security.passkeys.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
