import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './security-page.module.css';
import { PanelIcon } from './security-panel';

const ICON_SIZE = 24;

interface SecurityRowProps {
  /** Icon of a passkey or key, or of the device of a session. */
  icon: 'finger' | 'key' | { isPhone: boolean };
  name: ReactNode;
  facts: ReactNode;
  /** Button of the row, or the step that replaces it. */
  children?: ReactNode;
}

/** A device, a passkey or a key. */
export function SecurityRow({ icon, name, facts, children }: SecurityRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        {typeof icon === 'string' ? <PanelIcon name={icon} size={ICON_SIZE} /> : <DeviceIcon {...icon} />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </li>
  );
}

function DeviceIcon({ isPhone }: { isPhone: boolean }) {
  const t = useTexts('mfe-dashboard');
  return isPhone ? (
    <PanelIcon name="phone" size={ICON_SIZE} label={t('security.device.phone')} />
  ) : (
    <Icon name="system" size={ICON_SIZE} label={t('security.device.computer')} />
  );
}

/** Names a device, such as `Chrome on Windows`, as far as the browser is known. */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const t = useTexts('mfe-dashboard');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('security.device.name', { browser, system });
    return browser ?? system ?? t('security.device.unknown');
  };
}

export function LabelledTime({ label, at }: { label?: string; at: number }) {
  const format = useFormat();
  return (
    <span>
      {label} <time dateTime={new Date(at).toISOString()}>{format.relativeTime(at)}</time>{' '}
      <span className={styles.exact}>({format.date(at)})</span>
    </span>
  );
}

/** Network of a session, if it is stored. The address is never stored. */
export function Network({ network }: { network: string | null }) {
  const t = useTexts('mfe-dashboard');
  if (network === null) return null;
  return (
    <>
      {' · '}
      {t('security.network')} <bdi className={styles.code}>{network}</bdi>
    </>
  );
}
