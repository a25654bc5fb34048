import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import { useState } from 'react';
import { AddPasskey } from './add-passkey';
import { PanelStatus } from './panel-status';
import { PasskeyRow } from './passkey-row';
import { removePasskey, useFactorsRefresh, type Factors } from './security.queries';
import { useStatus } from './use-status';
import rows from './rows.module.css';
import styles from './security-page.module.css';

export function Passkeys({ factors: { passkeys, canAddPasskeys } }: { factors: Factors }) {
  const t = useTexts('mfe-dashboard');
  const refresh = useFactorsRefresh();
  const [status, say] = useStatus();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles.stack}>
      <PanelStatus status={status} />
      {passkeys.length === 0 ? (
        <p className={rows.quiet}>{t('security.passkeys.empty')}</p>
      ) : (
        <ul className={rows.rows} role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={async (password) => {
                await removePasskey(passkey.id, password);
                await refresh();
                say(t('security.passkeys.removed', { name: passkey.name }));
              }}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskey
          onDone={({ name }) => {
            void refresh();
            setIsAdding(false);
            say(t('security.passkeys.added', { name }));
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <AddButton canAdd={canAddPasskeys} onPress={() => setIsAdding(true)} />
      )}
    </div>
  );
}

function AddButton({ canAdd, onPress }: { canAdd: boolean; onPress: () => void }) {
  const t = useTexts('mfe-dashboard');
  if (!canAdd) return <Notice>{t('security.passkeys.unavailable')}</Notice>;
  if (typeof PublicKeyCredential !== 'function') {
    return <Notice tone="warning">{t('security.passkeys.unsupported')}</Notice>;
  }
  return (
    <div className={styles.buttons}>
      <Button icon="plus" onClick={onPress}>
        {t('security.passkeys.add')}
      </Button>
    </div>
  );
}
