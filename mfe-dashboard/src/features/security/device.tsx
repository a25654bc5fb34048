import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import { PanelIcon } from './panel-icon';
import styles from './rows.module.css';

export interface DeviceNames {
  browser: string | null;
  system: string | null;
}

const SIZE = 24;

/** `Chrome on Windows`, as far as the browser said. */
export function useDeviceName(): (device: DeviceNames) => string {
  const t = useTexts('mfe-dashboard');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('security.device.name', { browser, system });
    return browser ?? system ?? t('security.device.unknown');
  };
}

export function DeviceIcon({ isPhone }: { isPhone: boolean }) {
  const t = useTexts('mfe-dashboard');
  return (
    <span className={styles.icon}>
      {isPhone ? (
        <PanelIcon name="phone" size={SIZE} label={t('security.device.phone')} />
      ) : (
        <Icon name="system" size={SIZE} label={t('security.device.computer')} />
      )}
    </span>
  );
}
