import { useTexts } from '@portico/i18n';
import { Moment, QueryStates, type QueryStatesProps } from '@portico/portal-kit';
import { Notice, Stack, Window, type IconName, Icon } from '@portico/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './security-page.module.css';

/** Icons in the style of the portal's. The portal's load with every page, so these are kept apart. */
const PATHS = {
  shield: 'M10 2.5l6 2v5.5l-2 4-4 3.5-4-3.5-2-4V4.5zM7.5 9.5l2 2 3.5-3.5',
  finger: 'M4 12V8l2-3.5 4-2 4 2L16 8v3M7 16.5V9l1.5-2h3L13 9v5.5M10 10v7.5M4 15v.2M16 14.5v.2',
  key: 'M3.5 13.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 11.3L17 3M13.5 6.5l2.5 2.5',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  phone: 'M5.5 2.5h9v15h-9zM9 15h2',
} as const;

interface PanelIconProps {
  name: keyof typeof PATHS;
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
}

function PanelIcon({ name, size = 16, label }: PanelIconProps) {
  return (
    <svg
      className={styles.panelIcon}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

interface PanelWindowProps {
  title: string;
  icon?: IconName | undefined;
  /** Replaces `icon`. */
  drawing?: PanelIconProps['name'] | undefined;
  /** A badge beside the title. */
  state?: ReactNode;
  children: ReactNode;
}

export function PanelWindow({ title, icon, drawing, state, children }: PanelWindowProps) {
  const drawn = drawing && (
    <>
      <PanelIcon name={drawing} />
      {title}
    </>
  );
  return (
    <Window title={drawn ?? title} icon={icon} actions={state}>
      {children}
    </Window>
  );
}

interface SecurityPanelProps<Data>
  extends Omit<QueryStatesProps<Data>, 'errorTitle'>, Pick<PanelWindowProps, 'icon' | 'drawing'> {
  /** The texts are `title`, `lead` and `error` below `security.<name>`. */
  name: 'factor' | 'keys' | 'passkeys' | 'online' | 'sessions' | 'signIns';
  stateOf?: (data: Data) => ReactNode;
}

export function SecurityPanel<Data>({ name, icon, drawing, stateOf, ...states }: SecurityPanelProps<Data>) {
  const t = useTexts('mfe-dashboard');
  return (
    <PanelWindow
      title={t(`security.${name}.title`)}
      icon={icon}
      drawing={drawing}
      state={states.query.data !== undefined && stateOf?.(states.query.data)}
    >
      <Stack gap={3}>
        <p className={styles.lead}>{t(`security.${name}.lead`)}</p>
        <QueryStates {...states} errorTitle={t(`security.${name}.error`)} />
      </Stack>
    </PanelWindow>
  );
}

/**
 * Status line of a panel. It exists from the start, so that changes are announced. It takes the focus, since the
 * pressed button is often gone.
 */
export function PanelStatus({ status }: { status: Status | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== undefined) place.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.status}>
      {status && <Notice tone="good">{status.text}</Notice>}
    </div>
  );
}

/** The latest result in a panel, for `PanelStatus`. Each is a new object, so that the same text is announced again. */
interface Status {
  text: string;
}

export function useStatus(): [Status | undefined, (text: string | undefined) => void] {
  const [status, setStatus] = useState<Status>();
  const say = useCallback((text: string | undefined) => setStatus(text === undefined ? text : { text }), []);
  return [status, say];
}

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
  return (
    <span>
      {label} <Moment at={at} />
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
